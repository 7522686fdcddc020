import { certificateImportSchema } from '@kadr/contract';
import { exactly, readContent } from './content-files.ts';

export const demoCertificates = readContent('certificates.yaml', exactly(certificateImportSchema));

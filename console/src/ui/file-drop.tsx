import { DropZone } from 'react-aria-components';
import type { FileDropItem } from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './file-drop.module.css';

interface FileDropProps {
  readonly label: string;
  /** Determines its size and layout. */
  readonly className: string | undefined;
  /** Accepted MIME types; all by default. */
  readonly types?: readonly string[];
  readonly onFiles: (files: File[]) => void;
  readonly children: React.ReactNode;
}

/** An area onto which files are dropped, or pasted. */
export function FileDrop({ label, className, types, onFiles, children }: FileDropProps) {
  return (
    <DropZone
      className={classNames(styles.area, className)}
      aria-label={label}
      {...(types && {
        getDropOperation: (given) => (types.some((type) => given.has(type)) ? 'copy' : 'cancel'),
      })}
      onDrop={({ items }) => {
        const files = items.filter((item): item is FileDropItem => item.kind === 'file');
        if (files.length > 0) void Promise.all(files.map((item) => item.getFile())).then(onFiles);
      }}
    >
      {children}
    </DropZone>
  );
}

import type { ListedBrand } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { service } from '../../data/client.ts';
import { useTask } from '../../data/use-task.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Definition } from '../brand-schema.ts';
import { brandPath, brandsKey } from '../paths.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';

interface NewBrandDialogProps {
  readonly brands: readonly ListedBrand[];
  readonly onClose: () => void;
}

/** Creates a brand as a draft that copies another brand, except for its name and hosts. */
export function NewBrandDialog({ brands, onClose }: NewBrandDialogProps) {
  const t = useTexts();
  const task = useTask();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [source, setSource] = useState(brands[0]?.id ?? null);
  const [id, setId] = useState('');
  const [name, setName] = useState('');
  const isTaken = brands.some((brand) => brand.id === id);
  const isRight = /^[a-z][a-z0-9-]{0,30}$/.test(id);
  const make = () =>
    task.run(async () => {
      if (source === null) return;
      const { definition, draft } = await service.operator.getBrand({ id: source });
      const copied = copyOf(definition ?? draft?.definition ?? {}, { source, id, name: name.trim() });
      await service.operator.putBrandDraft({ id, definition: copied });
      await queries.invalidateQueries({ queryKey: brandsKey });
      await navigate(brandPath(id));
    });
  return (
    <Dialog title={t('brands.new')} isOpen onClose={onClose}>
      <DialogForm
        task={task}
        action={t('edit.create')}
        isReady={name.trim() !== '' && isRight && !isTaken}
        onSubmit={() => void make()}
        onClose={onClose}
      >
        <TextField label={t('fields.name')} value={name} onChange={setName} isFocusedFirst />
        <TextField
          label={t('brands.id')}
          hint={t('brands.idHint')}
          isCode
          value={id}
          onChange={setId}
          error={isTaken ? t('brands.idTaken') : id !== '' && !isRight ? t('problems.notKey') : undefined}
        />
        <Select
          label={t('brands.source')}
          value={source}
          choices={brands.map((brand) => ({ value: brand.id, label: brand.name }))}
          onChange={setSource}
        />
        <p>{t('brands.newHint')}</p>
      </DialogForm>
    </Dialog>
  );
}

/** A copy that is not the main brand, has no hosts, and uses the pictures of its source. */
function copyOf(
  definition: Definition,
  { source, id, name }: { readonly source: string; readonly id: string; readonly name: string },
): Definition {
  const picture = (file: unknown): unknown =>
    typeof file === 'string' && !file.includes('/') ? `${source}/${file}` : file;
  const { share_image, icon, touch_icon } = definition;
  const theme = Object(definition['theme']) as Definition;
  return {
    ...definition,
    id,
    name: { rus: name, eng: name, hye: name },
    is_main: false,
    hosts: [],
    share_image: picture(share_image),
    icon: picture(icon),
    touch_icon: picture(touch_icon),
    theme: { ...theme, backdrop: picture(theme['backdrop']) },
  };
}

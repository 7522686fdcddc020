import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { useNavigate } from 'react-router';
import { useMay } from '../data/member.ts';
import { useDebounced } from '../data/use-debounced.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import list from '../ui/list-box.module.css';
import { findRecords, searchedKinds } from './find-records.ts';
import { navigationFor, ownDestinations } from './navigation.ts';
import styles from './palette.module.css';
import { signOut } from './sign-out.ts';

interface Command {
  readonly id: string;
  readonly label: string;
  /** The group to which it belongs. */
  readonly note: string;
  readonly run: () => void;
}

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The command palette: opens a screen or finds a record (⌘K, Ctrl+K). */
export function Palette({ isOpen, onClose }: PaletteProps) {
  const t = useTexts();
  return (
    <ModalOverlay
      className={classNames(styles.overlay)}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable
    >
      <Modal className={classNames(styles.modal)}>
        <Dialog className={classNames(styles.dialog)} aria-label={t('palette.title')}>
          <PaletteContent onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function PaletteContent({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const [text, setText] = useState('');
  const screens = useScreens(text, onClose);
  const records = useRecords(text, onClose);
  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <SearchField
        className={classNames(styles.search)}
        aria-label={t('palette.title')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The palette is opened to type in it.
        autoFocus
      >
        <Icon name="search" />
        <Input className={classNames(styles.input)} placeholder={t('palette.placeholder')} />
      </SearchField>
      <Menu
        className={classNames(list.list, styles.results)}
        aria-label={t('palette.results')}
        renderEmptyState={() => <p className={list.note}>{t('palette.nothing')}</p>}
      >
        {records.length > 0 && <Section title={t('palette.records')} commands={records} />}
        {screens.length > 0 && <Section title={t('palette.screens')} commands={screens} />}
      </Menu>
    </Autocomplete>
  );
}

function Section({ title, commands }: { readonly title: string; readonly commands: readonly Command[] }) {
  return (
    <MenuSection>
      <Header className={list.section}>{title}</Header>
      {commands.map(({ id, label, note, run }) => (
        <MenuItem key={id} id={id} textValue={label} onAction={run} className={classNames(list.item)}>
          <span className={styles.label}>{label}</span>
          <span className={list.second}>{note}</span>
        </MenuItem>
      ))}
    </MenuSection>
  );
}

/** Screens and actions whose names contain the typed text. */
function useScreens(text: string, onClose: () => void): Command[] {
  const t = useTexts();
  const navigate = useNavigate();
  const groups = navigationFor(useMay());
  const go = (path: string) => (): void => {
    onClose();
    void navigate(path);
  };
  const wanted = text.trim().toLowerCase();
  const all: Command[] = [
    ...ownDestinations.map(({ path, label }) => ({ id: path, label: t(label), note: '', run: go(path) })),
    ...groups.flatMap((group) =>
      group.destinations.map(({ path, label }) => ({
        id: path,
        label: t(label),
        note: t(group.label),
        run: go(path),
      })),
    ),
    { id: 'sign-out', label: t('frame.signOut'), note: '', run: () => void signOut() },
  ];
  return all.filter(({ label, note }) => `${label} ${note}`.toLowerCase().includes(wanted));
}

/** Records that match the typed text. */
function useRecords(text: string, onClose: () => void): Command[] {
  const t = useTexts();
  const navigate = useNavigate();
  const wanted = useDebounced(text.trim(), 200);
  const kinds = searchedKinds(useMay());
  const { data = [] } = useQuery({
    queryKey: ['palette', kinds, wanted],
    queryFn: () => findRecords(kinds, wanted),
    enabled: wanted.length >= 2,
    placeholderData: (before) => before,
  });
  if (wanted.length < 2) return [];
  return data.map(({ kind, id, label, path }) => ({
    id: `${kind}/${id}`,
    label,
    note: t(`kind.${kind}`),
    run: () => {
      onClose();
      void navigate(path);
    },
  }));
}

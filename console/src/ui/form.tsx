import styles from './form.module.css';

interface FormProps {
  readonly onSubmit: () => void;
  readonly children: React.ReactNode;
  readonly id?: string;
}

/** A form that is submitted without leaving the page. */
export function Form({ onSubmit, children, id }: FormProps) {
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/** Buttons at the end of a form. */
export function FormActions({ children }: { readonly children: React.ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

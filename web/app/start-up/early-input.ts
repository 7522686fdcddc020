/** Keeps input in the fields of a page before hydration, of which React gets no events. */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsOf = (root: Element) => [...root.querySelectorAll<Field>('input, select, textarea')];

/**
 * Called right before `root` is hydrated. After hydration (`data-ready` of the document), dispatches events to its
 * fields whose values differ from the server's markup.
 */
export function keepEarlyInput(root: Element): void {
  const changed = new Map(fieldsOf(root).filter(isChanged).map(stateOf));
  const note = ({ target }: Event): void => {
    const field = fieldsOf(root).find((each) => each === target);
    if (field) changed.set(...stateOf(field));
  };
  root.addEventListener('input', note, true);
  const watch = new MutationObserver(() => {
    watch.disconnect();
    root.removeEventListener('input', note, true);
    for (const [field, state] of changed) if (field.isConnected) repeatInput(field, state);
  });
  watch.observe(root.ownerDocument.documentElement, { attributeFilter: ['data-ready'] });
}

interface FieldState {
  readonly value: string;
  readonly isChecked: boolean;
}

const stateOf = (field: Field): [Field, FieldState] => [
  field,
  { value: field.value, isChecked: 'checked' in field && field.checked },
];

const isToggle = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const written = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return field.value !== written?.value;
  }
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function repeatInput(field: Field, { value, isChecked }: FieldState): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isToggle(field)) {
    field.checked = !isChecked;
    field.click();
  } else {
    // React treats an event as a change if the value differs from the one last set through the element's own property.
    field.value = '';
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

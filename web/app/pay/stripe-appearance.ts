/** Appearance of Stripe's fields, for its Appearance API. */
export interface StripeAppearance {
  readonly theme: 'night';
  readonly variables: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The colours and corners of forms at `place`. Stripe takes only opaque colours as hexadecimal digits. */
export function stripeAppearance(place: HTMLElement): StripeAppearance {
  const style = getComputedStyle(place);
  const opaque = colourReader();
  const colour = (name: string): string => opaque(style.getPropertyValue(name));
  const [border, accent, wrong] = [colour('--text-3'), colour('--accent-to'), colour('--bad')];
  const flat = { boxShadow: 'none' };
  return {
    theme: 'night',
    variables: {
      colorPrimary: accent,
      colorBackground: colour('--base'),
      colorText: colour('--text-1'),
      colorTextSecondary: colour('--text-2'),
      colorTextPlaceholder: border,
      colorDanger: wrong,
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '12px',
      gridRowSpacing: style.getPropertyValue('--space-4').trim(),
      gridColumnSpacing: style.getPropertyValue('--space-4').trim(),
    },
    rules: {
      '.Label': { fontWeight: '600' },
      '.Input': { ...flat, border: `1px solid ${border}`, padding: '13px 16px' },
      '.Input:focus': { ...flat, border: `1px solid ${accent}`, outline: `2px solid ${accent}` },
      '.Input--invalid': { ...flat, border: `1px solid ${wrong}` },
    },
  };
}

/** Returns a function that converts any CSS colour to `#rrggbb`. */
function colourReader(): (colour: string) => string {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return (colour) => {
    if (pen === null) return '#808080';
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
}

import { brandCss } from '@kadr/brands/brand-css';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { problemsOf } from '../../records/schema/validate.ts';
import type { Definition } from '../brand-schema.ts';
import { schemaAt } from '../brand-schema.ts';
import styles from '../brands.module.css';
import { textOf, useDefinition } from './brand-field.tsx';
import sampleCss from './theme-sample.css?inline';

type Brand = Parameters<typeof brandCss>[0];

/** A sample of viewers' pages with the brand's tokens, generated as for those pages. */
export function ThemeSample() {
  const t = useTexts();
  const language = useLanguage();
  const definition = useDefinition();
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const css = cssOf(definition);
  // Isolated from the console's styles, without a style element, which the console's policy forbids.
  useLayoutEffect(() => {
    const shadow = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' }) ?? null;
    setRoot(shadow);
  }, []);
  useLayoutEffect(() => {
    if (root !== null && css !== null) dress(root, css);
  }, [root, css]);
  const name = textOf(definition['name'], language);
  return (
    <>
      <figure aria-label={t('brandPanels.sample')}>
        <div ref={host} className={styles.sample} />
      </figure>
      {root !== null &&
        createPortal(
          <div className="page">
            <p className="display">{name}</p>
            <p className="second">{textOf(definition['slogan'], language)}</p>
            <p className="row-title" data-part="row-title">
              {t('brands.sampleRow')}
            </p>
            <div className="row">
              {[1, 2, 3].map((at) => (
                <div key={at} className="card">
                  <span className="badge">HD</span>
                </div>
              ))}
            </div>
            <div className="row">
              <span className="primary">{t('brands.sampleAction')}</span>
              <span className="plain">{t('brands.sampleOther')}</span>
              <span className="third">{t('brands.sampleNote')}</span>
            </div>
          </div>,
          root,
        )}
    </>
  );
}

function dress(root: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${css}\n${sampleCss}`);
  root.adoptedStyleSheets = [sheet];
}

/** The tokens of a theme for a shadow root; null for an invalid theme. */
function cssOf({ theme }: Definition): string | null {
  if (problemsOf(schemaAt('theme'), theme).length > 0) return null;
  const brand = { theme, top_info_params: { mediaItems: null, mediaView: null }, extra_stylesheet: null };
  return brandCss(brand as unknown as Brand)
    .replaceAll(':root', ':host')
    .replaceAll(/^html /gm, '');
}

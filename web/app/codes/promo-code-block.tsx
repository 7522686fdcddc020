import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Notification } from '@kadr/contract';
import { PromoCodeForm, givenCode } from './promo-code-form.tsx';
import { Redeemed } from './redeemed.tsx';
import { BlockSection } from '../blocks/custom/block-section.tsx';
import { defineBlock } from '../blocks/custom/define-block.tsx';
import type { CustomBlockProps } from '../blocks/custom/define-block.tsx';

/** The form for a promo code, for views that are about one. */
function PromoCode({ block }: CustomBlockProps<object>) {
  const { search } = useLocation();
  const [done, setDone] = useState<{ readonly notification: Notification | null } | null>(null);
  return (
    <BlockSection block={block}>
      {done === null ? (
        <PromoCodeForm given={givenCode(search)} onDone={(notification) => setDone({ notification })} />
      ) : (
        <Redeemed
          notification={done.notification}
          titleAs={block.name === null ? 'h2' : 'h3'}
          onAgain={() => setDone(null)}
        />
      )}
    </BlockSection>
  );
}

export const PromoCodeBlock = defineBlock(() => ({}), PromoCode);

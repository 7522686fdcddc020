import { scrim, sky, detailStep, stars } from '../../atmosphere.ts';
import { hex, mix } from '../../colour.ts';
import { Drawing, n } from '../../drawing.ts';
import { stander } from '../../figures.ts';
import { clamp, lerp, noise, smoothstep } from '../../noise.ts';
import type { Brief, Layer, Scene } from '../../scene.ts';
import { snowfall } from './falling.ts';
import { ridgeLine, under } from '../../terrain.ts';

/** Curtains of light over a station in the snow. */
export function polarNight({ frame, palette, random, seed }: Brief): Scene {
  const { width, height, u, focus, purpose } = frame;
  const horizon = height * (purpose === 'poster' ? 0.58 : 0.72);
  const air = noise(`${seed}/aurora`);
  const green = mix(palette.sky[2], palette.tone(0, 0.8, 0.17), 0.6);
  const violet = palette.tone(2, 0.6, 0.17);
  const layers: Layer[] = [sky(frame, palette, seed, { light: null, clouds: 0, horizon: horizon + 30 * u })];
  layers.push(stars(frame, palette, random.fork('stars'), { count: 800, until: horizon }));
  layers.push({
    kind: 'field',
    depth: 0.1,
    step: detailStep(frame),
    blend: 'screen',
    rows: [0, horizon],
    shade: (x, y, out) => {
      let strength = 0;
      let high = 0;
      for (let band = 0; band < 3; band++) {
        const fold =
          air.fbm(x / (44 * u) + band * 7, band * 3.1, 3) * 20 * u +
          Math.sin(x / (30 * u) + band * 2) * 6 * u;
        const foot = horizon * (0.4 + band * 0.15) + fold;
        const up = (foot - y) / (u * (34 - band * 5));
        if (up < -0.12 || up > 1.25) continue;
        const stripe =
          0.55 +
          0.45 * air.at(x / (2.6 * u) + fold / (9 * u), band * 5 + y / (60 * u)) +
          0.3 * air.at(x / (8 * u), band + 2);
        const body = smoothstep(-0.12, 0.04, up) * Math.exp(-Math.max(0, up) * 2.3) * clamp(stripe);
        strength += body;
        high += body * clamp(up * 1.6);
      }
      const t = strength > 0 ? clamp(high / strength) : 0;
      for (let k = 0; k < 3; k++) out[k] = lerp(green[k] ?? 0, violet[k] ?? 0, t);
      out[3] = clamp(strength * 0.95);
    },
  });
  const snow = mix(palette.sky[1], [1, 1, 1], 0.25);
  for (let i = 0; i < 3; i++) {
    const line = ridgeLine(`${seed}/ice${i}`, {
      base: horizon + i * 10 * u,
      rise: (9 - i * 2) * u,
      span: (40 + i * 20) * u,
      jag: i === 0 ? 0.5 : 0,
    });
    const d = new Drawing(width, height);
    const tone = mix(mix(snow, palette.sky[0], 0.45), palette.near, i * 0.26);
    d.path(
      under(line, width, height + u, u, 2 * u),
      d.linear(
        [0, horizon - 8 * u + i * 9 * u],
        [0, horizon + 22 * u + i * 9 * u],
        [
          [0, mix(tone, green, 0.3)],
          [0.4, tone],
          [1, mix(tone, palette.near, 0.6)],
        ],
      ),
    );
    if (i === 1) station(d, focus.x, line(focus.x) + 1.5 * u, 40 * u, palette);
    if (i === 2)
      d.path(stander(focus.x - 26 * u, line(focus.x - 26 * u) + 0.6 * u, 12 * u), hex(palette.near));
    layers.push({ kind: 'vector', depth: 0.3 + i * 0.25, svg: d.toSvg() });
  }
  layers.push(snowfall(frame, random.fork('snow')));
  layers.push(scrim(frame, palette.deep));
  return {
    layers,
    bloom: { strength: 0.7, threshold: 0.5, radius: 9 },
    grade: { contrast: 0.3, vignette: 0.4, grain: 0.3 },
  };
}

/** Huts on stilts, a mast and one lit window; `size` is the width. */
function station(d: Drawing, x: number, y: number, size: number, palette: Brief['palette']): void {
  const dark = hex(palette.near);
  const warm = mix(palette.sun, [1, 0.75, 0.4], 0.5);
  for (const [k, w, h] of [
    [-0.3, 0.3, 0.14],
    [0.08, 0.38, 0.18],
    [0.4, 0.16, 0.12],
  ] as const) {
    const top = y - size * (0.09 + h);
    for (const leg of [0.15, 0.85])
      d.rect(x + size * (k - w / 2 + w * leg), y - size * 0.1, size * 0.014, size * 0.12, dark);
    d.rect(x + size * (k - w / 2), top, size * w, size * h, dark, `rx="${n(size * 0.025)}"`);
    d.rect(x + size * (k - w / 2), top, size * w, size * 0.02, '#fff', 'fill-opacity="0.55"');
    for (let i = 0; i < 3; i++) {
      const on = k === 0.08 && i !== 1;
      const px = x + size * (k - w / 2 + w * (0.18 + i * 0.27));
      if (on)
        d.circle(
          px + size * 0.02,
          top + size * h * 0.5,
          size * 0.17,
          d.radial([px + size * 0.02, top + size * h * 0.5], size * 0.17, [
            [0, warm, 0.6],
            [1, warm, 0],
          ]),
        );
      d.rect(
        px,
        top + size * h * 0.34,
        size * 0.045,
        size * 0.05,
        hex(on ? mix(warm, [1, 1, 1], 0.3) : mix(palette.near, palette.sky[1], 0.5)),
      );
    }
  }
  const mast = x + size * 0.56;
  d.stroke(
    `M${n(mast)} ${n(y)}V${n(y - size * 0.85)}M${n(mast - size * 0.16)} ${n(y)}L${n(mast)} ${n(y - size * 0.7)}L${n(mast + size * 0.16)} ${n(y)}`,
    dark,
    size * 0.011,
  );
  for (const k of [0.5, 0.62, 0.74])
    d.stroke(`M${n(mast - size * 0.06)} ${n(y - size * k)}h${n(size * 0.12)}`, dark, size * 0.011);
  d.circle(mast, y - size * 0.86, size * 0.022, hex([1, 0.3, 0.25]));
  d.circle(
    mast,
    y - size * 0.86,
    size * 0.12,
    d.radial([mast, y - size * 0.86], size * 0.12, [
      [0, [1, 0.3, 0.25], 0.6],
      [1, [1, 0.3, 0.25], 0],
    ]),
  );
}

import css from './trail-drawing.module.css'

export type Drawing = 'start' | 'broken' | 'closed' | 'sent' | 'lost'

// Small scenes drawn with the trail: a first step, a gap, a gate, a letter on its way, a path that ends.
const scenes: Record<Drawing, React.ReactNode> = {
  start: (
    <>
      <path className={css.path} d="M28 92c20-4 26-24 48-26s36 8 54-8 22-26 42-30" />
      <circle className={css.node} cx="28" cy="92" r="8" />
      <circle className={css.ring} cx="102" cy="65" r="6" />
      <circle className={css.ring} cx="172" cy="28" r="6" />
    </>
  ),
  broken: (
    <>
      <path className={css.path} d="M26 78c18 8 34 2 48-8" />
      <path className={css.path} d="M126 50c16-10 30-16 48-10" />
      <circle className={css.node} cx="26" cy="78" r="8" />
      <circle className={css.ring} cx="174" cy="40" r="6" />
      <path className={css.line} d="M92 44l10 16-8 6 12 18" />
    </>
  ),
  closed: (
    <>
      <path className={css.path} d="M26 84c22 2 36-6 52-16" />
      <circle className={css.node} cx="26" cy="84" r="8" />
      <rect className={css.card} x="86" y="46" width="46" height="36" rx="9" />
      <path className={css.line} d="M96 46v-8a13 13 0 0 1 26 0v8M109 61v7" />
      <circle className={css.ring} cx="172" cy="34" r="6" />
    </>
  ),
  sent: (
    <>
      <path className={css.path} d="M24 90c24 6 40-10 56-24s32-22 52-24" />
      <circle className={css.node} cx="24" cy="90" r="8" />
      <rect className={css.card} x="126" y="22" width="56" height="40" rx="9" />
      <path className={css.line} d="M130 30l24 18 24-18" />
    </>
  ),
  lost: (
    <>
      <path className={css.path} d="M26 88c20-2 24-22 44-24s30 10 46-4" />
      <circle className={css.node} cx="26" cy="88" r="8" />
      <circle className={css.ring} cx="150" cy="46" r="20" />
      <path className={css.line} d="M144 40a6.5 6.5 0 1 1 9 6c-2 1-3 2.5-3 4.5M150 57h.01" />
    </>
  ),
}

export const TrailScene = ({ scene }: { scene: Drawing }) => scenes[scene]

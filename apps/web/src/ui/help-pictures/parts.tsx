import css from './pictures.module.css'

export const Sheet = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <rect className={css.sheet} x={x} y={y} width={width} height={height} rx="10" />
)
export const Words = ({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) =>
  widths.map((width, index) => (
    <rect key={`${y}-${width}`} className={css.words} x={x} y={y + index * 12} width={width} height="5" rx="2.5" />
  ))
export const Pill = ({ x, y, width, isMain = false }: { x: number; y: number; width: number; isMain?: boolean }) => (
  <rect className={isMain ? css.main : css.pill} x={x} y={y} width={width} height="16" rx="8" />
)
export const Person = ({ x, y, isOther = false }: { x: number; y: number; isOther?: boolean }) => (
  <g className={isOther ? css.other : css.person}>
    <circle cx={x} cy={y} r="7" />
    <path d={`M${x - 13} ${y + 24}a13 13 0 0 1 26 0z`} />
  </g>
)

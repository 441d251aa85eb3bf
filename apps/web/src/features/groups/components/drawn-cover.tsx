import type { DrawnCover } from '@learntrail/contract/groups/drawn-covers'
import type { ReactNode } from 'react'
import css from './group-cover.module.css'

export type CoverTone = 'accent' | 'leaf' | 'honey' | 'rose' | 'spark'

/** Circles, each given by its center and radius. */
const circles = (look: string | undefined, ...places: [x: number, y: number, radius: number][]) =>
  places.map(([x, y, radius]) => <circle key={`${x},${y}`} className={look} cx={x} cy={y} r={radius} />)

/** Drawings on a canvas of 310 × 120; narrow and wide screens crop the edges. */
const drawings: Record<DrawnCover, { tone: CoverTone; shapes: ReactNode }> = {
  trails: {
    tone: 'accent',
    shapes: (
      <>
        <path className={css.path} d="M-10 96C60 92 78 36 150 40s96 60 170 36M-10 60c70 22 120 26 180-4s90-40 150-36" />
        {circles(css.node, [150, 40, 7])}
        {circles(css.ring, [236, 68, 6])}
      </>
    ),
  },
  hills: {
    tone: 'leaf',
    shapes: (
      <>
        <circle className={css.ring} cx="238" cy="36" r="13" />
        <path className={css.soft} d="M-10 130V86c40-38 76-46 108-12 30-46 88-50 128-2 34-30 64-24 94 8v50z" />
        <path className={css.soft} d="M-10 130v-24c60-26 118-24 176-4s98 6 154-10v38z" />
        <path className={css.path} d="M-10 112c60-22 112-18 168 0s104 6 162-8" />
      </>
    ),
  },
  waves: {
    tone: 'accent',
    shapes: [38, 62, 86].map((y, row) => (
      <path
        key={y}
        className={row === 1 ? css.line : css.path}
        d={`M${-30 + row * 14} ${y}c24-18 48-18 72 0s48 18 72 0 48-18 72 0 48 18 72 0 48-18 72 0`}
      />
    )),
  },
  leaves: {
    tone: 'leaf',
    shapes: (
      <>
        <path className={css.path} d="M155 126V24" />
        {[96, 68].map((y) => (
          <g key={y}>
            <path className={css.soft} d={`M155 ${y}c-36 2-58-12-66-36 36-6 58 8 66 36z`} />
            <path className={css.soft} d={`M155 ${y - 12}c36 2 58-12 66-36-36-6-58 8-66 36z`} />
          </g>
        ))}
        <circle className={css.node} cx="155" cy="22" r="6" />
      </>
    ),
  },
  stars: {
    tone: 'spark',
    shapes: (
      <>
        <path className={css.path} d="M62 88 112 40l56 24 44-34 52 50" />
        {circles(css.node, [62, 88, 5], [112, 40, 7], [212, 30, 5], [92, 22, 2], [236, 98, 2], [150, 100, 2])}
        {circles(css.ring, [168, 64, 6], [264, 80, 6])}
      </>
    ),
  },
  cells: {
    tone: 'spark',
    shapes: (
      <>
        {[
          'M108 34l30-17 30 17v34l-30 17-30-17z',
          'M168 34l30-17 30 17v34l-30 17-30-17z',
          'M138 85l30-17 30 17v34l-30 17-30-17z',
        ].map((d, at) => (
          <path key={d} className={at === 0 ? css.soft : css.line} d={d} />
        ))}
        <path className={css.path} d="M-10 50h118M228 50h92" />
        {circles(css.node, [138, 51, 7])}
        {circles(css.ring, [198, 51, 6])}
      </>
    ),
  },
  books: {
    tone: 'honey',
    shapes: (
      <>
        <rect className={css.soft} x="86" y="34" width="24" height="64" rx="3" />
        <rect className={css.line} x="114" y="26" width="20" height="72" rx="3" />
        <rect className={css.soft} x="138" y="42" width="30" height="56" rx="3" />
        <rect className={css.line} x="172" y="30" width="18" height="68" rx="3" />
        <rect className={css.soft} x="196" y="36" width="22" height="62" rx="3" transform="rotate(12 207 98)" />
        <path className={css.path} d="M20 102h270" />
        <circle className={css.node} cx="153" cy="56" r="5" />
      </>
    ),
  },
  notes: {
    tone: 'rose',
    shapes: (
      <>
        {[32, 50, 68, 86].map((y) => (
          <path key={y} className={css.path} d={`M-10 ${y}h330`} />
        ))}
        <path className={css.line} d="M118 80V36l58-12v44" />
        <ellipse className={css.node} cx="108" cy="82" rx="11" ry="8" />
        <ellipse className={css.node} cx="166" cy="70" rx="11" ry="8" />
        <path className={css.line} d="M232 86V42" />
        <ellipse className={css.node} cx="222" cy="88" rx="11" ry="8" />
      </>
    ),
  },
  lanterns: {
    tone: 'rose',
    shapes: (
      <>
        <path className={css.path} d="M-10 16c60 20 110 20 165 0s110-20 175 4" />
        {[
          { x: 88, y: 62 },
          { x: 155, y: 50 },
          { x: 222, y: 58 },
        ].map(({ x, y }, at) => (
          <g key={x}>
            <path className={css.line} d={`M${x} 20V${y - 24}M${x} ${y + 24}v14`} />
            <ellipse className={at === 1 ? css.ring : css.soft} cx={x} cy={y} rx="20" ry="24" />
          </g>
        ))}
      </>
    ),
  },
  court: {
    tone: 'honey',
    shapes: (
      <>
        <path className={css.line} d="M155-4v128M-4 24h46v72H-4M314 24h-46v72h46" />
        <circle className={css.line} cx="155" cy="60" r="34" />
        <circle className={css.node} cx="155" cy="60" r="6" />
        <path className={css.path} d="M155 60c24-44 62-44 92-6" />
        <circle className={css.ring} cx="247" cy="54" r="7" />
      </>
    ),
  },
  city: {
    tone: 'accent',
    shapes: (
      <>
        <path className={css.soft} d="M64 130V62h34V40h30v90zM176 130V28h26l14 14v88z" />
        <path className={css.line} d="M134 130V70h36v60M222 130V56h32v74" />
        <path className={css.path} d="M-10 104h330" />
        <circle className={css.ring} cx="152" cy="34" r="9" />
      </>
    ),
  },
}

/** Returns the drawing of this name, for an `svg` of 310 × 120. */
export const drawnCoverOf = (name: DrawnCover) => drawings[name]

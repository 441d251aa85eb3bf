import type { GoalPicture as Picture } from '@learntrail/contract/points/states'
import { type CSSProperties, type ReactNode, useId } from 'react'
import css from './goal-picture.module.css'

interface Drawing {
  /** Path of the part that is filled, from `bottom` up to `top`. */
  inside: string
  top: number
  bottom: number
  /** Drawn around it. */
  around: ReactNode
  /** Drawn once it is full. */
  full?: ReactNode
}

// All in a viewBox of 160 × 160.
const drawings: Record<Picture, Drawing> = {
  jar: {
    inside: 'M54 44h52c0 9 16 11 16 27v58a15 15 0 0 1-15 15H53a15 15 0 0 1-15-15V71c0-16 16-18 16-27z',
    top: 46,
    bottom: 144,
    around: <rect className={css.solid} x="48" y="24" width="64" height="17" rx="6" />,
    full: <path className={css.spark} d="M132 18l3.4 9.6 9.6 3.4-9.6 3.4-3.4 9.6-3.4-9.6-9.6-3.4 9.6-3.4z" />,
  },
  tree: {
    inside:
      'M80 14c20 0 33 12 32 28 16 3 25 17 20 31-5 13-19 17-32 14-8 9-32 9-40 0-13 3-27-1-32-14-5-14 4-28 20-31-1-16 12-28 32-28z',
    top: 14,
    bottom: 94,
    around: (
      <>
        <path className={css.trunk} d="M73 92h14l5 50H68z" />
        <path className={css.ground} d="M34 143h92" />
      </>
    ),
    full: (
      <>
        <circle className={css.spark} cx="58" cy="52" r="6" />
        <circle className={css.spark} cx="100" cy="60" r="6" />
        <circle className={css.spark} cx="80" cy="36" r="6" />
      </>
    ),
  },
  mountain: {
    inside: 'M14 142 58 66q4-6 9 0l11 16 18-34q4-7 9 0l41 94z',
    top: 44,
    bottom: 142,
    around: <path className={css.ground} d="M6 143h148" />,
    full: (
      <>
        <path className={css.ground} d="M100.5 45V16" />
        <path className={css.spark} d="M100.5 16l22 8-22 8z" />
      </>
    ),
  },
}

interface GoalPictureProps {
  picture: Picture
  /** From 0, empty, to 1, full; values beyond are clamped. */
  share: number
  /** Accessible name; without one the picture is decorative. */
  label?: string
  size?: number
}

/** A jar, tree or mountain that fills from below. */
export function GoalPicture({ picture, share, label, size = 136 }: GoalPictureProps) {
  const id = useId()
  const { inside, top, bottom, around, full } = drawings[picture]
  const filled = Math.min(1, Math.max(0, share))
  const style = { '--level': `${(bottom - filled * (bottom - top)).toFixed(1)}px` } as CSSProperties
  return (
    <svg
      className={css.picture}
      data-picture={picture}
      viewBox="0 0 160 160"
      width={size}
      height={size}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      focusable="false"
    >
      <clipPath id={id}>
        <path d={inside} />
      </clipPath>
      {around}
      <path className={css.empty} d={inside} />
      <g clipPath={`url(#${id})`}>
        <g className={css.level} style={style}>
          <rect className={css.fill} x="0" y="0" width="160" height="160" />
          <path className={css.shine} d="M0 1.5q20 7 40 0t40 0 40 0 40 0" />
        </g>
      </g>
      <path className={css.edge} d={inside} />
      {filled === 1 ? full : null}
    </svg>
  )
}

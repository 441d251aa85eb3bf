import type { DrawnCover } from '@learntrail/contract/groups/drawn-covers'
import { hueOf } from '../../../ui/face.tsx'
import { type CoverTone, drawnCoverOf } from './drawn-cover.tsx'
import css from './group-cover.module.css'

const tones: readonly CoverTone[] = ['accent', 'leaf', 'honey', 'rose', 'spark']

/** Paths that meet: the default drawings, of which each group gets one with a color. */
const drawings = [
  'M-10 96C60 92 78 36 150 40s96 60 170 36M-10 60c70 22 120 26 180-4s90-40 150-36',
  'M-10 30c60 6 84 60 150 56s110-62 180-50M-10 92c60-30 110-8 160-26S250 8 320 20',
  'M-10 74c50-40 90-50 140-18s100 44 190-24M40 120c10-60 60-80 120-74s100-6 150-50',
]
const nodes = [
  [150, 40, 236, 68],
  [140, 86, 232, 42],
  [130, 56, 214, 74],
] as const

interface GroupCoverProps {
  /** Selects the drawing and color of a group without a chosen cover. */
  id: string
  picture: string | null
  drawn: DrawnCover | null
  size: 'card' | 'page' | 'choice'
}

/** The cover of a group: its picture, the drawing it chose, or its default drawing. */
export function GroupCover({ id, picture, drawn, size }: GroupCoverProps) {
  if (picture) return <img className={css.cover} data-size={size} src={picture} alt="" loading="lazy" />
  const { tone, shapes } = drawn ? drawnCoverOf(drawn) : ownDrawing(id)
  return (
    <svg
      className={css.cover}
      data-size={size}
      data-tone={tone}
      viewBox="0 0 310 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {shapes}
    </svg>
  )
}

function ownDrawing(id: string) {
  const hue = hueOf(id)
  const drawing = hue % drawings.length
  const [x1, y1, x2, y2] = nodes[drawing] ?? nodes[0]
  const shapes = (
    <g transform={hue % 2 === 1 ? 'rotate(180 155 60)' : undefined}>
      <path className={css.path} d={drawings[drawing]} />
      <circle className={css.node} cx={x1} cy={y1} r="7" />
      <circle className={css.ring} cx={x2} cy={y2} r="6" />
    </g>
  )
  return { tone: tones[hue % tones.length], shapes }
}

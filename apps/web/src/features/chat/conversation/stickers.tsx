import { type StickerSet, stickerSets } from '@learntrail/contract/chat/facts'
import css from './stickers.module.css'

interface Look {
  eyes: 'open' | 'happy' | 'shut' | 'wide' | 'side'
  mouth: 'smile' | 'grin' | 'flat' | 'small' | 'sad' | 'oh'
  /** Path of a drawing beside the face. */
  extra?: string
  blush?: boolean
}

const eyes: Record<Look['eyes'], string> = {
  open: 'M36 46v5M60 46v5',
  happy: 'M31 50q5-7 10 0M55 50q5-7 10 0',
  shut: 'M31 48q5 5 10 0M55 48q5 5 10 0',
  wide: 'M36 44a4 4 0 1 0 .1 0M60 44a4 4 0 1 0 .1 0',
  side: 'M40 46v5M64 46v5',
}
const mouths: Record<Look['mouth'], string> = {
  smile: 'M38 60q10 9 20 0',
  grin: 'M36 58h24q-2 13-12 13t-12-13z',
  flat: 'M40 62h16',
  small: 'M44 61q4 4 8 0',
  sad: 'M40 65q8-8 16 0',
  oh: 'M48 59a4.500 5 0 1 0 .1 0',
}
const extras = {
  arms: 'M16 44 6 24M80 44l10-20',
  bulb: 'M78 10a9 9 0 0 1 5 16v4h-10v-4a9 9 0 0 1 5-16M75 34h6M64 12l-4-3M92 12l4-3',
  book: 'M24 82q12-6 24 0 12-6 24 0V68q-12-6-24 0-12-6-24 0zM48 68v14',
  drop: 'M80 26q-6 8 0 12 6-4 0-12',
  check: 'm66 20 8 8 16-17',
  ask: 'M74 14q1-8 9-8t8 8q0 5-8 8v5M83 33v.1',
  heart: 'M82 30S68 22 68 13q1-7 7-7 5 0 7 5 2-5 7-5 6 0 7 7 0 9-14 17z',
  moon: 'M86 24A12 12 0 0 1 72 8a13 13 0 1 0 14 16M64 8h8l-8 9h8',
  wave: 'M82 50q10-4 10-14M84 40q4-2 4-8',
  thumb: 'M76 34V20q0-8 6-10l1 9h10q3 0 2 4l-3 11z',
  tears: 'M26 54q-5 7 0 10 5-3 0-10M70 54q-5 7 0 10 5-3 0-10',
  bow: 'M72 20q8 4 12 12M66 14q10 3 18 8',
  clock: 'M82 8a11 11 0 1 0 .1 0M82 13v7l5 3',
  stars: 'm80 8 2.500 6 6 2.500-6 2.500-2.500 6-2.500-6-6-2.500 6-2.500zM12 20l2 5 5 2-5 2-2 5-2-5-5-2 5-2z',
  two: 'M78 60q14 0 14 14v10M4 84V74q0-14 14-14',
  leaf: 'M70 22q4-14 22-14 0 18-14 20-5 1-8-6M70 28q6-8 14-13',
} as const

const looks: Record<string, Look & { extra: keyof typeof extras }> = {
  'days/cheer': { eyes: 'happy', mouth: 'grin', extra: 'arms', blush: true },
  'days/idea': { eyes: 'wide', mouth: 'smile', extra: 'bulb' },
  'days/study': { eyes: 'shut', mouth: 'flat', extra: 'book' },
  'days/tired': { eyes: 'shut', mouth: 'sad', extra: 'drop' },
  'days/done': { eyes: 'happy', mouth: 'smile', extra: 'check', blush: true },
  'days/question': { eyes: 'side', mouth: 'small', extra: 'ask' },
  'days/thanks': { eyes: 'happy', mouth: 'smile', extra: 'heart', blush: true },
  'days/goodnight': { eyes: 'shut', mouth: 'small', extra: 'moon' },
  'trail/hello': { eyes: 'open', mouth: 'smile', extra: 'wave', blush: true },
  'trail/agree': { eyes: 'happy', mouth: 'smile', extra: 'thumb' },
  'trail/laugh': { eyes: 'happy', mouth: 'grin', extra: 'tears' },
  'trail/sorry': { eyes: 'shut', mouth: 'sad', extra: 'bow' },
  'trail/wait': { eyes: 'side', mouth: 'flat', extra: 'clock' },
  'trail/wow': { eyes: 'wide', mouth: 'oh', extra: 'stars' },
  'trail/together': { eyes: 'happy', mouth: 'smile', extra: 'two', blush: true },
  'trail/rest': { eyes: 'shut', mouth: 'smile', extra: 'leaf' },
}

/** A sticker: a learner's round face or the trail's bear, in one mood. */
export function Sticker({ name, label, size = 120 }: { name: string; label: string; size?: 64 | 120 }) {
  const look = looks[name]
  if (look === undefined) return null
  const isBear = name.startsWith('trail/')
  return (
    <svg
      className={css.sticker}
      data-set={isBear ? 'trail' : 'days'}
      viewBox="0 0 96 96"
      width={size}
      height={size}
      role="img"
      aria-label={label}
    >
      {isBear ? <path className={css.body} d="M24 36a10 10 0 1 1 14-12M58 24a10 10 0 1 1 14 12" /> : null}
      <circle className={css.body} cx="48" cy="54" r="31" />
      {look.blush ? <path className={css.blush} d="M30 58h4M62 58h4" /> : null}
      <path className={css.face} d={eyes[look.eyes]} />
      <path className={css.face} data-filled={look.mouth === 'grin' || undefined} d={mouths[look.mouth]} />
      <path className={css.extra} d={extras[look.extra]} />
    </svg>
  )
}

export const stickersOf = (set: StickerSet) => stickerSets[set].map((name) => `${set}/${name}` as const)

import { postInput, privacy } from '@learntrail/contract/posts/posts'
import { publishPost } from '../../apps/server/src/features/posts/demo.ts'
import { documentOf } from '../content/rich-text.ts'
import { inTurn } from '../school/in-turn.ts'
import { actor, platformAt } from '../school/making.ts'
import { type Random, randomOf } from '../school/random.ts'
import { stableId } from '../school/stable-id.ts'
import { endOf, habits, isSilent, newcomers, type Pupil } from './second-year.ts'
import { dayAt, momentOf, type Term } from './terms.ts'
import { besideLessons, inLessons } from './texts.ts'
import type { Year } from './year.ts'

interface Plan {
  pupil: Pupil
  place: number
  day: string
  random: Random
}

/** Makes the records that students of the classes write in a term, for their class or for themselves. */
export async function makeClassRecords(year: Year, term: Term, pupils: readonly Pupil[]): Promise<void> {
  const plans = pupils.flatMap((pupil) => plansOf(year, term, pupil))
  await inTurn(plans, 6, (plan) => write(year, term, plan))
}

function plansOf({ terms }: Year, term: Term, pupil: Pupil): Plan[] {
  const random = randomOf(`records of ${pupil.number} in ${term.semester}`)
  const end = endOf(pupil.turn, term, terms.running)
  return Array.from({ length: Math.round(countOf(pupil, random) * shareOver(term)) }, (_, place) => place).flatMap(
    (place) => {
      const day = dayAt(term, random.between(0, end))
      return day === undefined
        ? []
        : [{ pupil, place, day, random: randomOf(`record ${place} of ${pupil.number} in ${term.semester}`) }]
    },
  )
}

/** School days of a complete term. */
const wholeTerm = 95

/** The elapsed share of the term: one that has just begun has few records. */
const shareOver = ({ days }: Term) => Math.min(1, days.length / wholeTerm)

function countOf(pupil: Pupil, random: Random): number {
  const { turn, seat } = pupil
  const { writes, records, loud } = habits[turn]
  if (isSilent(pupil)) return 0
  if (loud !== undefined && seat <= loud.people) return loud.records
  return random.next() < writes ? random.whole(...records) : 0
}

async function write({ making, pupilIds, groupIds }: Year, term: Term, { pupil, place, day, random }: Plan) {
  const { title, text, kind, tags } = random.pick(random.next() < 0.55 ? inLessons : besideLessons)
  const groupId = groupIds.get(pupil.turn)
  const isOwn = groupId === undefined || newcomers.includes(pupil) || random.next() < 0.15
  const input = postInput.parse({
    title,
    content: documentOf(text, () => ({ id: '', label: '' })),
    date: day,
    classification: kind,
    tags,
    ...(isOwn ? { privacy: privacy.private } : { privacy: privacy.group, groupIds: [groupId] }),
  })
  const clientId = stableId(`record ${place} of ${pupil.number} in ${term.semester}`)
  const at = platformAt(making.platform, momentOf(day, random.between(16.5, 21.8)))
  await publishPost(at, actor(pupilIds.get(pupil.number) ?? ''), { ...input, clientId })
}

import type { PlanContent } from '@learntrail/contract/plans/content'
import type { UsualLine } from '@learntrail/contract/plans/school/facts'
import type { LineAnswer, PlanSigning, SigningLine } from '@learntrail/contract/plans/signing/signing'
import { usualLines } from '@learntrail/contract/plans/signing/state'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { formTexts } from './form.texts.ts'

type Strokes = readonly (readonly (readonly [number, number])[])[]

/** Room for a drawn signature, in millimetres. */
const room = { width: 56, height: 11 }

/**
 * Returns the lines for signatures, each empty or with the signature given for the plan's current content. Without a
 * signing, these are the lines chosen for the form.
 */
export function signaturesOf(
  plan: PlanContent,
  {
    writers,
    signing,
    locale,
    usual,
  }: {
    writers: readonly string[]
    signing: Pick<PlanSigning, 'lines'> | null
    locale: Locale
    usual: readonly UsualLine[]
  },
) {
  const { title, columns, roles } = formTexts[locale].signatures
  const lines =
    signing === null || signing.lines.length === 0 ? unsigned(plan, usual, writers) : signing.lines.map(named)
  const areSeveral = lines.filter(({ role }) => role === 'student').length > 1
  return {
    title,
    columns,
    lines: lines.map(({ role, label, state, answer, name }) => ({
      who: label || roles[role],
      // A plan with members has a line for each student, so these lines carry names.
      name: role === 'student' && areSeveral ? name : '',
      ...(state === 'signed' && answer !== null
        ? { signed: signedOf(answer, locale), day: formTexts[locale].day(dayIn(new Date(answer.at))) }
        : { signed: null, day: formTexts[locale].day(null) }),
    })),
  }
}

type Line = Pick<SigningLine, 'role' | 'label' | 'state' | 'answer'> & { name: string }

const named = ({ signers, ...line }: SigningLine): Line => ({
  ...line,
  name: signers.map(({ fullName, displayName }) => fullName || displayName).join(' '),
})

const unsigned = (plan: PlanContent, usual: readonly UsualLine[], writers: readonly string[]): Line[] =>
  usualLines(plan, usual).flatMap((line) =>
    (line.role === 'student' ? writers : ['']).map((name) => ({ ...line, name, state: 'idle' as const, answer: null })),
  )

function signedOf({ name, way, mark, code }: LineAnswer, locale: Locale) {
  const { ways, codeOf } = formTexts[locale].signatures
  const isConfirmed = mark !== null && 'confirmed' in mark
  const how = isConfirmed ? ways.confirmed : ways[way]
  return {
    typed: mark !== null && 'typed' in mark ? mark.typed : '',
    drawn: mark !== null && 'lines' in mark ? drawnOf(mark.lines) : null,
    name,
    how,
    about: [name, how, codeOf(code)].filter((part) => part !== ''),
  }
}

/** Scales the strokes to the room available and moves them to its upper left corner. */
function drawnOf(lines: Strokes) {
  const [xs, ys] = [lines.flat().map(([x]) => x), lines.flat().map(([, y]) => y)]
  const [left, top] = [xs.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.min(a, b))]
  const width = Math.max(1, xs.reduce((a, b) => Math.max(a, b)) - left)
  const height = Math.max(1, ys.reduce((a, b) => Math.max(a, b)) - top)
  const scale = Math.min(room.width / width, room.height / height)
  const at = (value: number) => Math.round(value * scale * 100) / 100
  return {
    width: at(width),
    height: at(height),
    lines: lines.map((line) => line.map(([x, y]) => [at(x - left), at(y - top)])),
  }
}

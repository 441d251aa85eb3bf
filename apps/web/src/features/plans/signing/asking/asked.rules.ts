import type { LineState, SigningOrder } from '@learntrail/contract/plans/signing/facts'

/** What of a line decides whether it is asked. */
export interface Askable {
  state: LineState
  /** Somebody can be asked there; else it is signed on paper. */
  isReachable: boolean
  /** Somebody was added to those who sign there after the others were asked. */
  hasUnasked: boolean
}

export interface WhoIsAsked<Line> {
  /** At once. */
  now: Line[]
  /** When those before them have signed. */
  later: Line[]
  /** Nobody is asked: a photograph of the paper is added. */
  onPaper: Line[]
  /** The paper that the next ones wait for, where lines go in order. */
  waitsForPaper: Line | null
  /** What was signed before is asked about once more. */
  isAgain: boolean
  /** Somebody asked for changes, and is asked again whether there are any or not. */
  isRefused: boolean
}

const isOpen = ({ state, hasUnasked }: Askable) =>
  state === 'idle' || state === 'outdated' || state === 'refused' || (state === 'asked' && hasUnasked)

/** Whom one press asks; whoever has signed what the plan says or was asked already is left alone. */
export function whoIsAsked<Line extends Askable>(lines: readonly Line[], order: SigningOrder): WhoIsAsked<Line> {
  const open = lines.filter(isOpen)
  const reachable = open.filter((line) => line.isReachable)
  const onPaper = open.filter((line) => !line.isReachable)
  const isAgain = open.some(({ state }) => state === 'outdated')
  const isRefused = open.some(({ state }) => state === 'refused')
  const first = order === 'inOrder' ? lines.find(({ state }) => state !== 'signed') : undefined
  const now = first ? reachable.filter((line) => line === first) : reachable
  const waitsForPaper = first && isOpen(first) && !first.isReachable ? first : null
  return { now, later: reachable.filter((line) => !now.includes(line)), onPaper, waitsForPaper, isAgain, isRefused }
}

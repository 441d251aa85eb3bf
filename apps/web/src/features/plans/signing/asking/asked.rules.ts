import type { LineState, SigningOrder } from '@learntrail/contract/plans/signing/facts'

/** The parts of a line that decide whether it is asked. */
export interface Askable {
  state: LineState
  /** False if nobody can be asked, so that it is signed on paper. */
  isReachable: boolean
  /** True if a signer was added after the others were asked. */
  hasUnasked: boolean
}

export interface WhoIsAsked<Line> {
  /** Lines asked at once. */
  now: Line[]
  /** Lines asked once those before them have signed. */
  later: Line[]
  /** Lines without anybody to ask: a photograph of the signed paper is added. */
  onPaper: Line[]
  /** The paper line that later ones wait for, if lines are signed in order. */
  waitsForPaper: Line | null
  /** True if a line signed earlier is asked again. */
  isAgain: boolean
  /** True if a signer asked for changes; they are asked again whether or not any were made. */
  isRefused: boolean
}

const isOpen = ({ state, hasUnasked }: Askable) =>
  state === 'idle' || state === 'outdated' || state === 'refused' || (state === 'asked' && hasUnasked)

/** Returns the lines that one press asks; those that signed the current plan or were already asked are left alone. */
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

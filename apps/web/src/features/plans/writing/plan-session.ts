import type { PlanContent } from '@learntrail/contract/plans/content'
import type { Plan } from '@learntrail/contract/plans/plans'
import type { SavingState } from '../../../saving/saver.ts'
import { createSavingSession, type SavingParts } from '../../../saving/saving-session.ts'
import { createWatched } from '../../../saving/watched.ts'
import { privacyName } from '../../posts/index.ts'
import { readPlan, savePlan } from '../api/plans.ts'
import { contentOf, fitContent, mergeContent, newParts, stampOfContent } from './content.rules.ts'
import { deviceName } from './device-name.ts'
import { keepFresh } from './open-plans.ts'

/** `saving` from the first keystroke on; what `failed` is kept on this device, and retried automatically. */
export type SavedState = 'unchanged' | 'saving' | 'saved' | 'failed'

const savedStates: Record<SavingState, SavedState> = {
  unchanged: 'unchanged',
  waiting: 'saving',
  sending: 'saving',
  saved: 'saved',
  failed: 'failed',
  refused: 'failed',
  held: 'failed',
}

export interface PlanState
  extends Pick<SavingParts<PlanContent, Plan>, 'problem' | 'isRestored' | 'conflict' | 'isGone'> {
  /** The plan as the server has it. */
  plan: Plan
  /** The content with all local changes. */
  content: PlanContent
  saved: SavedState
}

interface KeptContent {
  content: PlanContent
  /** The content these changes are based on. */
  base: PlanContent
}

export type PlanSession = ReturnType<typeof openPlan>

export const isPublished = ({ privacy }: Pick<Plan, 'privacy'>) => privacyName(privacy) !== 'private'

/** Opens the session of a plan being edited, which all steps share. */
export function openPlan(account: string, loaded: Plan) {
  const id = loaded._id
  const { read, show, subscribe } = createWatched<PlanState>({
    plan: loaded,
    content: contentOf(loaded),
    saved: 'unchanged',
    problem: null,
    isRestored: false,
    conflict: null,
    isGone: false,
  })

  const saving = createSavingSession<PlanContent, Plan, KeptContent>({
    name: deviceName(account, id),
    opened: loaded,
    textOf: (plan) => contentOf(plan ?? loaded),
    versionOf: ({ version }) => version,
    read: () => readPlan(id),
    send(content, { writer, save, server, held, isClosing }) {
      const { version } = server ?? loaded
      return savePlan(id, { ...newParts(content, held), writer, save, version }, isClosing)
    },
    merge: mergeContent,
    toDevice: (content, base) => ({ content, base }),
    fromDevice: ({ content, base }, plan) => {
      const known = contentOf(plan ?? loaded)
      return content ? { text: { ...known, ...content }, base: { ...known, ...base } } : null
    },
    changedCodes: ['PLAN_CONFLICT'],
    goneCodes: ['PLAN_NOT_FOUND'],
    stamp: stampOfContent,
    fit: (content, base) => fitContent(content, base, isPublished(read().plan)),
    ordersSaves: true,
    isSafeAfterSignIn: true,
    onChange({ server, text, saved, problem, isRestored, conflict, isGone }) {
      const plan = server ?? loaded
      show({ plan, content: text, saved: savedStates[saved], problem, isRestored, conflict, isGone })
    },
  })

  saving.start()
  const stopKeeping = keepFresh(() => void saving.refresh())
  return {
    id,
    read,
    subscribe,
    change: (part: Partial<PlanContent>) => saving.change({ ...saving.read().text, ...part }),
    settle: saving.settle,
    flush: () => saving.flush(),
    /** Adopts a plan answered by another call, such as sharing. */
    adopt: saving.adopt,
    acceptRestored: saving.acceptRestored,
    keepMine: saving.keepMine,
    takeOther: saving.giveUp,
    close() {
      stopKeeping()
      saving.close()
    },
  }
}

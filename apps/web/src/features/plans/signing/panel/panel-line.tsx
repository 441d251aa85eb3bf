import type { Plan } from '@learntrail/contract/plans/plans'
import type { PlanSigning, SigningLine } from '@learntrail/contract/plans/signing/signing'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { ActionMenu } from '../../../../ui/action-menu.tsx'
import { Button } from '../../../../ui/button.tsx'
import { dotted } from '../../../../ui/dotted.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { When } from '../../../../ui/when.tsx'
import { remindSigner, useSigningChange } from '../api/signing.ts'
import { isReachable, useSigningWords } from '../shown/signing-words.ts'
import { LineStateChip } from '../shown/state-chip.tsx'
import { LineAnswerView } from './line-answer.tsx'
import css from './panel.module.css'
import { PaperDialog } from './paper-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

interface PanelLineProps {
  plan: Plan
  signing: PlanSigning
  line: SigningLine
}

/** One line: signer, state, answer and actions. */
export function PanelLine({ plan, signing, line }: PanelLineProps) {
  const { t } = useTranslation('plans/signing')
  const sentence = useSentence()
  const words = useSigningWords()
  const [open, setOpen] = useState<'paper' | 'withdraw' | null>(null)
  const { answer, state, askedAt, can } = line
  const name = words.lineName(line)
  const remind = useSigningChange<void>(plan._id, () => remindSigner(plan._id, line.id))
  const isPaper = !isReachable(line)
  const remindable = can.remind && !can.answer
  const isShown = state === 'signed' && answer
  return (
    <li className={css.line}>
      <div className={css.lineHead}>
        <p className={css.who}>
          <strong>{name}</strong>
          {isShown ? null : <span className={css.quiet}>{words.who(line)}</span>}
        </p>
        <LineStateChip state={state} isPaper={isPaper} />
      </div>
      {state === 'asked' && askedAt ? (
        <p className={css.quiet}>
          {t('panel.asked')}
          <When time={askedAt} relative />
        </p>
      ) : null}
      {answer ? <LineAnswerView plan={plan} line={line} answer={answer} /> : null}
      {remindable || can.addPaper || can.withdraw ? (
        <div className={css.acts}>
          {remindable ? (
            <Button
              look="soft"
              size="s"
              icon="bell"
              isBusy={remind.isPending}
              aria-label={dotted([t('panel.remind'), name])}
              onClick={() =>
                remind.mutate(undefined, {
                  onSuccess: () => toast(t('panel.reminded')),
                  onError: (error) => toast(sentence(error), { tone: 'warning', milliseconds: 5_000 }),
                })
              }
            >
              {t('panel.remind')}
            </Button>
          ) : null}
          {can.addPaper && isPaper ? (
            <Button
              look="line"
              size="s"
              icon="camera"
              aria-label={dotted([t('panel.addPaper'), name])}
              onClick={() => setOpen('paper')}
            >
              {t('panel.addPaper')}
            </Button>
          ) : null}
          {can.addPaper && !isPaper ? (
            <ActionMenu
              label={t('asking.menu', { name })}
              actions={[{ label: t('panel.addPaper'), icon: 'camera', run: () => setOpen('paper') }]}
            />
          ) : null}
          {can.withdraw ? (
            <Button look="quiet" size="s" icon="undo" onClick={() => setOpen('withdraw')}>
              {t(answer?.said === 'refused' ? 'panel.withdrawRefusal' : 'panel.withdraw')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {open === 'paper' ? (
        <PaperDialog planId={plan._id} signing={signing} line={line} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'withdraw' ? <WithdrawDialog planId={plan._id} line={line} onClose={() => setOpen(null)} /> : null}
    </li>
  )
}

import type { SigningOrder } from '@learntrail/contract/plans/signing/facts'
import type { PlanSigning, SigningLine } from '@learntrail/contract/plans/signing/signing'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { askForSignatures, useSigningChange } from '../api/signing.ts'
import { isReachable, useSigningWords } from '../shown/signing-words.ts'
import { whoIsAsked } from './asked.rules.ts'
import css from './asking.module.css'

type AskedLine = Pick<SigningLine, 'id' | 'role' | 'label' | 'state' | 'signers' | 'email'>

interface AskPartProps {
  planId: string
  order: SigningOrder
  lines: readonly AskedLine[]
  /** Saves everything before anybody is asked; resolves to the plan's version, or null if it could not be saved. */
  prepare: () => Promise<number | null>
}

/** Says who is asked and how, and asks them in one press. Nothing if nobody is left to ask. */
export function AskPart({ planId, order, lines, prepare }: AskPartProps) {
  const { t } = useTranslation('plans/signing')
  const sentence = useSentence()
  const words = useSigningWords()
  const ask = useSigningChange<void>(planId, async () => {
    const version = await prepare()
    if (version === null) throw new Unsaved()
    return askForSignatures(planId, version)
  })
  const asked = whoIsAsked(
    lines.map((line) => ({
      ...line,
      signers: line.state === 'asked' ? line.signers.filter(({ isAsked }) => !isAsked) : line.signers,
      isReachable: isReachable(line),
      hasUnasked: line.signers.some(({ isAsked }) => !isAsked),
    })),
    order,
  )
  const { now, later, onPaper, waitsForPaper, isAgain, isRefused } = asked
  const name = (line: AskedLine) => `${words.lineName(line)} ${words.who(line)}`
  if (now.length + later.length + onPaper.length === 0) return null
  const tell = (signing: PlanSigning) => toast(t('ask.done', { count: countAsked(signing) }), { milliseconds: 4_000 })
  return (
    <div className={css.ask}>
      {isRefused ? <FormAlert tone="honey">{t('ask.refused')}</FormAlert> : null}
      {isAgain ? <FormAlert tone="honey">{t('ask.changed')}</FormAlert> : null}
      {now.length > 0 ? (
        <>
          <p className={css.askTitle}>{t(isAgain || isRefused ? 'ask.again' : 'ask.now')}</p>
          <ul className={css.asked}>
            {now.map((line) => (
              <li key={line.id}>
                <Icon name={wayOf(line) === 'mail' ? 'mail' : 'bell'} size={18} />
                <span>
                  {name(line)}
                  <small>{t(`ask.ways.${wayOf(line)}`)}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {later.length > 0 && now.length > 0 ? (
        <p className={css.note}>{t('ask.later', { names: later.map(name).join(t('ask.then')) })}</p>
      ) : null}
      {waitsForPaper ? (
        <p className={css.note}>{t('ask.paperFirst', { name: words.lineName(waitsForPaper) })}</p>
      ) : null}
      {onPaper.length > 0 && !waitsForPaper ? (
        <p className={css.note}>{t('ask.onPaper', { names: onPaper.map(words.lineName).join(t('ask.and')) })}</p>
      ) : null}
      <FormAlert>
        {ask.error ? (ask.error instanceof Unsaved ? t('ask.unsaved') : sentence(ask.error)) : null}
      </FormAlert>
      {now.length > 0 ? (
        <Button icon="send" isBusy={ask.isPending} onClick={() => ask.mutate(undefined, { onSuccess: tell })}>
          {t(isAgain || isRefused ? 'ask.pressAgain' : 'ask.press')}
        </Button>
      ) : null}
    </div>
  )
}

/** Saving failed, so nobody is asked, lest they sign an older text. */
class Unsaved extends Error {}

const wayOf = ({ role, signers, email }: AskedLine) =>
  role === 'student' && signers.length <= 1 ? 'own' : signers.length > 0 || email === false ? 'account' : 'mail'

const countAsked = ({ lines }: PlanSigning) => lines.filter(({ state }) => state === 'asked').length

import { planLimits } from '@learntrail/contract/plans/limits'
import { signatureRoles, signingOrders } from '@learntrail/contract/plans/signing/facts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../../api/new-id.ts'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../../ui/chip.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { MenuButton } from '../../../../ui/menu-button.tsx'
import { WaitingLines } from '../../../../ui/states/waiting-lines.tsx'
import type { PlanSession } from '../../writing/plan-session.ts'
import { useSigningWords } from '../shown/signing-words.ts'
import { AskPart } from './ask-part.tsx'
import css from './asking.module.css'
import { LineList } from './line-list.tsx'
import { aLine, studentLine, withoutLine } from './lines.rules.ts'
import { OwnLineDialog } from './own-line-dialog.tsx'
import { useLines } from './use-lines.ts'

const othersSign = signatureRoles.filter((role) => role !== 'student')

interface AskingCardProps {
  session: PlanSession
  /** True if title, motivation and kind of learning are filled in; without them nobody can be asked. */
  isWhole: boolean
}

/** Who signs the plan in which order, and the button that asks them. */
export function AskingCard({ session, isWhole }: AskingCardProps) {
  const { t } = useTranslation('plans/signing')
  const sentence = useSentence()
  const { lineName } = useSigningWords()
  const lines = useLines(session)
  const [isNaming, setNaming] = useState(false)
  const { shown } = lines
  const isAlone = lines.writers.length === 1
  const isFull = shown !== null && shown !== undefined && shown.lines.length >= planLimits.lines
  const add = (line: ReturnType<typeof aLine>) => shown && lines.change({ lines: [...shown.lines, line] })
  return (
    <Card as="section" className={css.card} aria-labelledby="plan-signs">
      <h2 id="plan-signs" className={css.title}>
        {t('asking.title')}
      </h2>
      <p className={css.note}>{t('asking.text')}</p>
      <p className={css.note}>{t('asking.guardiansSee')}</p>
      {shown ? (
        <>
          {shown.lines.length === 0 ? <p className={css.note}>{t('asking.none')}</p> : null}
          <LineList lines={shown.lines} onChange={(next) => lines.change({ lines: next })} />
          {lines.error ? (
            <FormAlert>
              <p>{sentence(lines.error)}</p>
              <Button look="line" size="s" isBusy={lines.isSaving} onClick={lines.retry}>
                {t('asking.retry')}
              </Button>
            </FormAlert>
          ) : null}
          <div>
            {isFull ? (
              <p className={css.note}>{t('asking.full', { count: planLimits.lines })}</p>
            ) : (
              <MenuButton
                look="soft"
                icon="plus"
                actions={[
                  ...withoutLine(shown.lines, lines.writers).map((writer) => ({
                    icon: 'account' as const,
                    label: isAlone
                      ? lineName({ role: 'student', label: '' })
                      : t('asking.student', { name: writer.displayName }),
                    run: () => add(isAlone ? aLine(newId(), 'student') : studentLine(newId(), writer)),
                  })),
                  ...othersSign.map((role) => ({
                    icon:
                      role === 'own'
                        ? ('edit' as const)
                        : role === 'committee'
                          ? ('friends' as const)
                          : ('account' as const),
                    label: role === 'own' ? t('asking.own') : lineName({ role, label: '' }),
                    run: () => (role === 'own' ? setNaming(true) : add(aLine(newId(), role))),
                  })),
                ]}
              >
                {t('asking.add')}
              </MenuButton>
            )}
          </div>
          {shown.lines.length > 1 ? (
            <Field id="plan-signing-order" label={t('asking.order')}>
              <ChipRow>
                {signingOrders.map((order) => (
                  <ChoiceChip key={order} isOn={shown.order === order} onToggle={() => lines.change({ order })}>
                    {t(`orders.${order}`)}
                  </ChoiceChip>
                ))}
              </ChipRow>
            </Field>
          ) : null}
          {isWhole ? (
            <AskPart planId={session.id} order={shown.order} lines={shown.lines} prepare={lines.prepare} />
          ) : (
            <p className={css.note}>{t('asking.notYet')}</p>
          )}
          {isNaming ? (
            <OwnLineDialog
              taken={shown.lines.map(({ label }) => label)}
              onAdd={(label) => add(aLine(newId(), 'own', label))}
              onClose={() => setNaming(false)}
            />
          ) : null}
        </>
      ) : (
        <WaitingLines query={lines.query} lines={4} />
      )}
    </Card>
  )
}

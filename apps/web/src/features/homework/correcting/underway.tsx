import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { listed } from '../../../ui/listed.ts'
import css from './correct.module.css'
import { peopleOf } from './people-of.ts'
import { pressesUnderway } from './presses.ts'

/** Releases not completed yet: still being sent, or awaiting the corrector's decision. */
export function Underway({ questionId, onChoose }: { questionId: string; onChoose: (handInId: string) => void }) {
  const { t } = useTranslation('homework/correct')
  const nameOf = useNameOf()
  const presses = useSyncExternalStore(pressesUnderway.subscribe, pressesUnderway.read)
  const here = presses.filter(({ handIn }) => handIn.questionId === questionId)
  if (here.length === 0) return null
  const namesOf = (handIn: (typeof here)[number]['handIn']) => listed(peopleOf(handIn).map(nameOf))
  return (
    <section className={css.conflict} role="status" aria-label={t('underway.title')}>
      <h3>{t('underway.title')}</h3>
      <div className={css.acts}>
        {here.map(({ handIn }) => (
          <Button
            key={handIn.id}
            look="line"
            size="s"
            aria-label={t('underway.open', { name: namesOf(handIn) })}
            onClick={() => onChoose(handIn.id)}
          >
            {namesOf(handIn)}
          </Button>
        ))}
      </div>
    </section>
  )
}

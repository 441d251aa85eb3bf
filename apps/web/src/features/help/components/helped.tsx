import type { HelpTopic } from '@learntrail/contract/help/topics'
import { useTranslation } from 'react-i18next'
import { WayButtons } from '../../../feature/way-buttons.tsx'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { useJudgeArticle } from '../api/articles.ts'
import css from './helped.module.css'

/** Asks whether an article helped; after a no, offers ways to ask people. */
export function Helped({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation('help')
  const sentence = useSentence()
  const { mutate, isPending, isSuccess, variables, error } = useJudgeArticle(topic)
  return (
    <section className={css.helped} aria-labelledby="helped">
      <h2 id="helped">{t('helped.ask')}</h2>
      {isSuccess ? (
        <p role="status">{t(variables ? 'helped.glad' : 'helped.sorry')}</p>
      ) : (
        <div className={css.answers}>
          <Button look="line" icon="check" isBusy={isPending && variables} onClick={() => mutate(true)}>
            {t('helped.yes')}
          </Button>
          <Button look="line" icon="close" isBusy={isPending && !variables} onClick={() => mutate(false)}>
            {t('helped.no')}
          </Button>
        </div>
      )}
      {error ? <p role="alert">{sentence(error)}</p> : null}
      {isSuccess && !variables ? <WayButtons from="noAnswer" look="soft" /> : null}
    </section>
  )
}

import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { WayButtons } from '../../feature/way-buttons.tsx'
import { useSentence } from '../../i18n/problem-sentence.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import css from './assistant-panel.module.css'
import type { Said } from './conversation.ts'

/** One line of the conversation, from either side. */
export function SaidLine({ said, onAgain }: { said: Said; onAgain: () => void }) {
  const { t } = useTranslation('assistant')
  const sentence = useSentence()
  if (said.by === 'person')
    return (
      <p className={css.person}>
        <Unseen>{t('you')}</Unseen>
        {said.text}
      </p>
    )
  if (said.by === 'failure')
    return (
      <div className={css.assistant}>
        <p>{sentence(said.error)}</p>
        <Button look="soft" size="s" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    )
  const { text, articles } = said.answer
  const unsure = t(articles.length > 0 ? 'unsure' : 'unknown')
  return (
    <div className={css.assistant}>
      {(text ?? [unsure]).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {articles.length > 0 ? (
        <nav aria-label={t(text ? 'sources' : 'near')} className={css.sources}>
          <span>{t(text ? 'sources' : 'near')}</span>
          <ul>
            {articles.map(({ topic, title }) => (
              <li key={topic}>
                <Link to={paths.helpTopic(topic)}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {text ? null : <WayButtons from="noAnswer" look="soft" size="s" />}
    </div>
  )
}

export function Thinking() {
  const { t } = useTranslation('assistant')
  return (
    <p className={css.assistant} role="status">
      {t('thinking')}
    </p>
  )
}

/** Shown after the last question: where to read more, and a way to start over. */
export function Over({ ref, onStartOver }: { ref: Ref<HTMLDivElement>; onStartOver: () => void }) {
  const { t } = useTranslation('assistant')
  return (
    <div ref={ref} className={css.over} tabIndex={-1}>
      <p>{t('over')}</p>
      <div className={css.ways}>
        <LinkButton look="soft" size="s" to={paths.help}>
          {t('toHelp')}
        </LinkButton>
        <Button look="quiet" size="s" onClick={onStartOver}>
          {t('startOver')}
        </Button>
      </div>
    </div>
  )
}

interface FollowUpsProps {
  questions: readonly string[]
  isFirst: boolean
  onAsk: (question: string) => void
}

/** Suggested questions, asked with one press. */
export function FollowUps({ questions, isFirst, onAsk }: FollowUpsProps) {
  const { t } = useTranslation('assistant')
  if (questions.length === 0) return null
  return (
    <div className={css.followUps}>
      {isFirst ? null : <span>{t('followUps')}</span>}
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

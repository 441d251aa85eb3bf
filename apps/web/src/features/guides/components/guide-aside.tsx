import { type GuideKind, guideQuestions } from '@learntrail/contract/guides/guide-questions'
import type { GuideWriting } from '@learntrail/contract/guides/guides'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { AsideStack } from '../../../ui/screen/aside-stack.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import css from './guide-aside.module.css'

interface GuideAsideProps {
  kind: GuideKind
  writing: GuideWriting
  onGo: (step: number) => void
}

/** Overview of all questions on wide screens: which are answered, each with a link. */
export function GuideAside({ kind, writing, onGo }: GuideAsideProps) {
  const { t } = useTranslation('guides')
  const entries = [
    ...guideQuestions[kind].map((question) => ({
      key: question as string,
      name: t(`questions.${question}.heading`),
      isDone: (writing.answers[question] ?? '').trim() !== '',
    })),
    { key: 'own', name: t('own.short'), isDone: writing.own.some(({ text }) => text.trim() !== '') },
    { key: 'preview', name: t('preview.short'), isDone: false },
  ]
  return (
    <AsideStack>
      <Card as="section" padding="s" aria-label={t('allQuestions')}>
        <ol className={css.list}>
          {entries.map(({ key, name, isDone }, step) => (
            <li key={key}>
              <button
                type="button"
                className={css.entry}
                aria-current={step === writing.step ? 'step' : undefined}
                onClick={() => onGo(step)}
              >
                <span className={css.node} data-done={isDone || undefined}>
                  {isDone ? <Icon name="check" size={14} /> : null}
                </span>
                {name}
                {isDone ? <Unseen>{t('answered')}</Unseen> : null}
              </button>
            </li>
          ))}
        </ol>
      </Card>
    </AsideStack>
  )
}

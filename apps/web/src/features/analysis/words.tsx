import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import css from './words.module.css'

export interface Word {
  word: string
  count: number
  to: string
}

interface WordsProps {
  own: readonly Word[]
  frequent: readonly Word[]
}

/** Words sized by how often they occur, with their counts; each links to its records. */
export function Words({ own, frequent }: WordsProps) {
  const { t } = useTranslation('analysis')
  return (
    <div className={css.families}>
      <Family title={t('words.own')} none={t('words.noOwn')} words={own} />
      <Family title={t('words.frequent')} none={t('words.noFrequent')} words={frequent} />
    </div>
  )
}

function Family({ title, none, words }: { title: string; none: string; words: readonly Word[] }) {
  const { t } = useTranslation('analysis')
  const most = Math.max(1, ...words.map(({ count }) => count))
  return (
    <section>
      <h3 className={css.title}>{title}</h3>
      {words.length === 0 ? (
        <p className={css.none}>{none}</p>
      ) : (
        <ul className={css.words}>
          {words.map(({ word, count, to }) => (
            <li key={word}>
              <Link
                to={to}
                className={css.word}
                data-size={sizeOf(count / most)}
                aria-label={t('open', { name: word, count })}
              >
                {word} <span className={css.count}>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const sizeOf = (share: number) => (share > 0.75 ? 'l' : share > 0.4 ? 'm' : 's')

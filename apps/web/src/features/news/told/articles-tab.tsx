import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { articleQuery } from '../api/news.ts'
import { allArticlesQuery, useRemoveArticle } from '../api/told.ts'
import { ArticleForm } from './article-form.tsx'
import { RemoveButton } from './remove-button.tsx'
import css from './told.module.css'
import { ToldList } from './told-list.tsx'

export function ArticlesTab() {
  const { t } = useTranslation('news/told')
  const query = useInfiniteQuery(allArticlesQuery)
  const remove = useRemoveArticle()
  /** Id of the article being edited; `new` while a new one is being written. */
  const [open, setOpen] = useState<string | null>(null)
  if (open === 'new') return <ArticleForm article={null} onDone={() => setOpen(null)} />
  if (open !== null) return <Changing id={open} onDone={() => setOpen(null)} />
  if (query.data === undefined) return <WaitingLines query={query} lines={6} />
  const write = (
    <Button icon="edit" onClick={() => setOpen('new')}>
      {t('articles.write')}
    </Button>
  )
  const none = { title: t('articles.none'), text: t('articles.noneText') }
  return (
    <>
      <ToldList items={query.data.pages.flatMap(({ items }) => items)} make={write} none={none}>
        {({ id, title, publishedAt, state }) => (
          <Card as="article" padding="s" className={css.words}>
            <h2 className={css.name}>
              <Link to={paths.article(id)}>{title.tw}</Link>{' '}
              <Chip tone={state === 'shown' ? 'leaf' : 'honey'}>{t(`states.${state}`)}</Chip>
            </h2>
            <p className={css.note}>
              {formatTaipei(publishedAt)} · {t(title.en === null ? 'articles.chineseOnly' : 'articles.both')}
            </p>
            <div className={css.acts}>
              <Button look="soft" size="s" aria-label={t('changeOf', { name: title.tw })} onClick={() => setOpen(id)}>
                {t('change')}
              </Button>
              <RemoveButton name={title.tw} remove={() => remove.mutateAsync(id)} />
            </div>
          </Card>
        )}
      </ToldList>
      <LoadMoreOf query={query} />
    </>
  )
}

function Changing({ id, onDone }: { id: string; onDone: () => void }) {
  const query = useQuery({ ...articleQuery(id), staleTime: 0 })
  if (query.data === undefined) return <WaitingLines query={query} lines={6} />
  return <ArticleForm article={query.data} onDone={onDone} />
}

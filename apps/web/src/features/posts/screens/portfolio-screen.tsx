import type { PostView } from '@learntrail/contract/posts/posts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { AsideStack } from '../components/aside-stack.tsx'
import { ComposeCard } from '../components/compose-card.tsx'
import { MyTagsCard } from '../components/my-tags-card.tsx'
import { PostList } from '../components/post-list.tsx'
import { rememberView, viewOf } from '../components/post-views.ts'
import { PromptsCard } from '../components/prompts-card.tsx'
import { ViewTabs } from '../components/view-tabs.tsx'
import { WriteButton } from '../components/write-button.tsx'

/** The trail: my records, the exhibition, and what everybody may see. */
export function PortfolioScreen() {
  const { t } = useTranslation('posts')
  const [search, setSearch] = useSearchParams()
  const asked = search.get('view')
  const view = viewOf(asked)

  useEffect(() => {
    rememberView(view)
    // The address says what is shown, so that it can be passed on.
    if (asked !== view) setSearch({ view }, { replace: true, preventScrollReset: true })
  }, [asked, view, setSearch])

  return (
    <Screen title={t('title')} aside={<TrailAside />}>
      <ViewTabs view={view} />
      <ComposeCard />
      <PostList
        key={view}
        list={{ view }}
        order={view === 'mine' ? 'learning' : 'published'}
        empty={<NothingYet view={view} />}
      />
      <WriteButton />
    </Screen>
  )
}

/** Beside the trail on wide screens. */
function TrailAside() {
  return (
    <AsideStack>
      <MyTagsCard />
      <PromptsCard />
    </AsideStack>
  )
}

function NothingYet({ view }: { view: PostView }) {
  const { t } = useTranslation('posts')
  const write = <LinkButton to={paths.writePost}>{t(view === 'mine' ? 'empty.write' : 'empty.writeFirst')}</LinkButton>
  return (
    <EmptyState title={t(`empty.${view}`)} action={view === 'exhibition' ? undefined : write}>
      <p>{t(`empty.${view}Text`)}</p>
    </EmptyState>
  )
}

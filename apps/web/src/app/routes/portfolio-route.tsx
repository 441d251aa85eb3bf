import { durations } from '@learntrail/contract/limits'
import type { Namespace } from 'i18next'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ComposeCard } from '../../features/drafts/components/compose-card.tsx'
import { WriteButton } from '../../features/drafts/components/write-button.tsx'
import { ExportLink } from '../../features/eportfolio/library/export-link.tsx'
import { PortfolioScreen } from '../../features/posts/screens/portfolio-screen.tsx'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { useNavigation } from '../../features/shell/index.ts'
import { StreamView, useStreamTab } from '../../features/stream/index.ts'
import { HomeTabs, hasTeachingHome } from '../../features/teaching/index.ts'
import { keptRoom } from '../../features/todos/kept-room.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { readStored, storedKeys } from '../../i18n/stored-choice.ts'
import { byVisit } from '../../routing/by-visit.ts'
import { onceCalm } from '../../routing/once-calm.ts'
import { orNote } from '../../routing/or-note.tsx'
import { OnDemand, onDemand } from '../../ui/on-demand.tsx'
import { orNothing } from '../../ui/or-nothing.ts'
import { CardsSkeleton } from '../../ui/states/skeleton.tsx'
import css from './portfolio-route.module.css'

const Exhibition = orNote(async () => {
  const [{ Exhibition: Loaded }] = await Promise.all([
    import('../../features/eportfolio/exhibition/exhibition.tsx'),
    loadTexts(['eportfolio']),
  ])
  return Loaded
})

const ownTags = onDemand(async () => {
  const [module] = await Promise.all([import('./own-tags.tsx'), loadTexts('tags/own-tags')])
  return module.OwnTags
})

/** A line above the trail, loaded with its texts; omitted if they cannot be loaded. */
const newsLine = <Props extends object>(load: () => Promise<ComponentType<Props>>, texts: Namespace) =>
  orNothing<Props>(async () => {
    const [Line] = await Promise.all([load(), loadTexts(texts)])
    return Line
  })

/** Its place is reserved, so that it may come a moment after the trail. */
const WelcomeLine = onceCalm(async () => {
  const [module] = await Promise.all([import('../../features/welcome/index.ts'), loadTexts('welcome')])
  return module.WelcomeLine
})
/** Open to-dos, loaded a moment after the trail. */
const ThisWeek = onceCalm(async () => {
  const [part] = await Promise.all([import('../../features/todos/this-week.tsx'), loadTexts('todos')])
  return part.ThisWeek
})
const LeavingSchool = newsLine(
  async () => (await import('../../features/accounts/email-way/leaving-school-card.tsx')).LeavingSchoolCard,
  'accounts/email-way',
)

const TrailBanner = onceCalm(() => import('../../features/news/trail-news.tsx').then((part) => part.TrailBanner))
const TrailDecoration = onceCalm(() =>
  import('../../features/news/decorations/decoration.tsx').then((part) => part.Decoration),
)

const bannerRoom = byVisit<boolean>()

function News() {
  const visit = useLocation().key
  const [hasRoom] = useState(() => bannerRoom.get(visit) ?? readStored(storedKeys.banner)?.startsWith('[{') === true)
  useEffect(() => bannerRoom.keep(visit, hasRoom), [visit, hasRoom])
  const banner = (
    <Suspense>
      <TrailBanner hasRoom={hasRoom} />
    </Suspense>
  )
  return (
    <>
      <Suspense>
        <TrailDecoration />
      </Suspense>
      {hasRoom ? <div className={css.banner}>{banner}</div> : banner}
    </>
  )
}

/** A component, so that storage is read only while the fallback is shown and not on every render of the trail. */
const WeekRoom = () => <div style={{ minHeight: keptRoom() }} />

/** Days for which a person counts as new. */
const newcomerDays = 14

function Welcome() {
  const user = useCurrentUser()
  const since = user?.createdAt
  // Teachers have first steps of their own on their teaching home.
  const isNew =
    user?.title !== 'teacher' && since != null && Date.now() - Date.parse(since) < newcomerDays * durations.day
  const [hasRoom] = useState(() => readStored(storedKeys.welcome) !== 'done')
  return isNew ? (
    <div className={css.welcome} data-room={hasRoom || undefined}>
      <Suspense>
        <WelcomeLine />
      </Suspense>
    </div>
  ) : null
}

/** Asks a person who can log in only through the school's account for another way before that account ends. */
function Leaving() {
  const user = useCurrentUser()
  return user?.credential?.method === 'tanet' ? (
    <Suspense>
      <LeavingSchool user={user} />
    </Suspense>
  ) : null
}

/** The trail, with the exhibition of e-portfolios as one of its views and links to drafts. */
export function PortfolioRoute() {
  const isTeacher = hasTeachingHome(useCurrentUser(), useNavigation().data)
  const tab = useStreamTab()
  return (
    <PortfolioScreen
      stream={{ tab, view: <StreamView hasSources={tab.isFirst} /> }}
      news={
        <>
          {isTeacher ? <HomeTabs at="trail" /> : null}
          <News />
          <Leaving />
          <Welcome />
          <Suspense fallback={<WeekRoom />}>
            <ThisWeek />
          </Suspense>
        </>
      }
      compose={<ComposeCard />}
      write={<WriteButton />}
      onward={<ExportLink />}
      ownTags={(onClose) => <OnDemand part={ownTags} onClose={onClose} />}
      exhibition={
        <Suspense fallback={<CardsSkeleton />}>
          <Exhibition />
        </Suspense>
      }
    />
  )
}

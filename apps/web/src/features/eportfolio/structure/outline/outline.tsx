import type { DraftSession } from '../../draft/draft-session.ts'
import { useDraft } from '../../draft/use-draft-session.ts'
import { CoverCard } from './cover-card.tsx'
import css from './outline.module.css'
import { SectionCard } from './section-card.tsx'

/** The document as a trail, from the cover to the last section. */
export function Outline({ session }: { session: DraftSession }) {
  const { sectionOrder, customTextResources } = useDraft(session).draft
  return (
    <div className={css.trail}>
      <CoverCard session={session} />
      <ol className={css.sections}>
        {sectionOrder.map((key, index) => (
          <SectionCard
            key={key}
            section={key}
            parts={customTextResources[key]}
            index={index}
            count={sectionOrder.length}
          />
        ))}
      </ol>
    </div>
  )
}

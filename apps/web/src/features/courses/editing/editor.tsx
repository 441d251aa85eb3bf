import type { Course } from '@learntrail/contract/courses/courses'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { type SharedDocument, useSharedView } from '../../../documents/index.ts'
import { othersThere } from '../../../documents/people-there.rules.ts'
import { Button } from '../../../ui/button.tsx'
import { useMedia } from '../../../ui/screen/use-media.ts'
import { useScreenTitle } from '../../../ui/screen/use-screen-title.ts'
import { useCourseNames } from '../names.ts'
import { type EditPlace, editAddresses } from './addresses.ts'
import { CaptionsPart } from './captions/captions-part.tsx'
import { ChapterPart } from './chapter/chapter-part.tsx'
import { type Editing, EditingContext } from './editing-context.ts'
import css from './editor.module.css'
import { EditorBar } from './editor-bar.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { FactsPart } from './facts/facts-part.tsx'
import { GuidePart } from './guide/guide-part.tsx'
import { Outline } from './outline/outline.tsx'
import { GoToRemark } from './remarks/go-to-remark.tsx'
import { useStructure } from './structure/structure-view.ts'
import { UnitPart } from './unit/unit-part.tsx'
import type { CourseUploads } from './uploads/course-uploads.ts'
import { createPictureUploads } from './uploads/picture-uploads.ts'

interface EditorProps extends Pick<Editing, 'documents' | 'accountId'> {
  course: Course
  shared: SharedDocument
  uploads: CourseUploads
  place: EditPlace
}

/** The course editor: the outline beside the open part, or one of the two on narrow screens. */
export function Editor({ course, shared, uploads, documents, accountId, place }: EditorProps) {
  const { t } = useTranslation('courses/editing')
  const { document } = shared
  const view = useSharedView(shared, accountId)
  const structure = useStructure(document)
  const [pictures] = useState(() => createPictureUploads(uploads))
  const isNarrow = useMedia('(max-width: 899px)')
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const name = useCourseNames().course(structure.outline.name)
  useScreenTitle(name, heading)
  const isOutline = place.part === 'outline'
  const placeName = 'id' in place ? place.id : place.part

  useEffect(() => shared.saySelf(placeName, null), [shared, placeName])
  useGoToField(placeName)

  const people = useMemo(() => othersThere(view.people, accountId), [view.people, accountId])
  const editing = {
    ...structure,
    course,
    shared,
    document,
    uploads,
    pictures,
    documents,
    accountId,
    people,
    mayWrite: view.isWriter && course.status !== 'published',
  }
  return (
    <EditingContext value={editing}>
      <div className={css.frame}>
        <EditorBar name={name} heading={heading} />
        <div className={css.columns} data-part={place.part}>
          {isNarrow ? null : (
            <aside className={css.side}>
              <Outline place={place} />
            </aside>
          )}
          <main id="main" className={css.main}>
            {isNarrow && !isOutline && place.part !== 'captions' ? (
              <Button look="quiet" icon="back" onClick={() => navigate(editAddresses.outline(course._id))}>
                {t('toOutline')}
              </Button>
            ) : null}
            <EditorNotices />
            <GoToRemark />
            {isNarrow && isOutline ? (
              <div className={css.side}>
                <Outline place={place} />
              </div>
            ) : (
              <Part place={place} />
            )}
          </main>
        </div>
      </div>
    </EditingContext>
  )
}

function Part({ place }: { place: EditPlace }) {
  switch (place.part) {
    case 'chapter':
      return <ChapterPart id={place.id} />
    case 'unit':
      return <UnitPart id={place.id} />
    case 'captions':
      return <CaptionsPart key={place.id} id={place.id} />
    case 'guide':
      return <GuidePart />
    default:
      return <FactsPart />
  }
}

/** Focuses the field that the address names and scrolls to it. */
function useGoToField(placeName: string) {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the same field is linked again
  useEffect(() => {
    if (hash === '') return
    const field = document.getElementById(decodeURIComponent(hash.slice(1)))
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }, [hash, key, placeName])
}

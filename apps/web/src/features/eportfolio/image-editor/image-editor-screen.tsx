import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { useGoBack } from '../../../ui/screen/use-go-back.ts'
import { useScreenTitle } from '../../../ui/screen/use-screen-title.ts'
import { LostState } from '../../../ui/states/lost-state.tsx'
import type { DraftSession } from '../draft/draft-session.ts'
import { OpenedDraft } from '../draft/opened-draft.tsx'
import { fileOf } from '../draft/placed-images.ts'
import { useDraft } from '../draft/use-draft-session.ts'
import { recipeOf, withAdjustment } from './adjusted-images.ts'
import { ImageEditor } from './image-editor.tsx'
import css from './image-editor-layer.module.css'

/** Screen that edits one picture of a draft: `?draft=…&image=…`. */
export function ImageEditorScreen() {
  const [search] = useSearchParams()
  const image = search.get('image') ?? ''
  return <OpenedDraft>{(session) => <Editor key={image} session={session} imageId={image} />}</OpenedDraft>
}

function Editor({ session, imageId }: { session: DraftSession; imageId: string }) {
  const { t } = useTranslation('eportfolio/image-editor')
  const { draft } = useDraft(session)
  const navigate = useNavigate()
  const goBack = useGoBack(paths.typeset(session.id))
  const heading = useRef<HTMLElement>(null)
  const file = fileOf(draft, imageId)
  useScreenTitle(t('title'), heading)

  if (!file) {
    return (
      <Screen title={t('gone')} back={paths.typeset(session.id)}>
        <LostState title={t('gone')} text={t('goneText')} to={paths.typeset(session.id)} way={t('toPages')} />
      </Screen>
    )
  }
  return (
    <main id="main" className={css.screen}>
      <ImageEditor
        file={file}
        recipe={recipeOf(draft, imageId)}
        onClose={goBack}
        onSave={(result) => {
          const adjustImages = withAdjustment(draft.adjustImages, imageId, result)
          session.change({ adjustImages }, result ? [result.adjusted] : [])
          toast(t('saved'))
          navigate(paths.typeset(session.id), { replace: true })
        }}
      />
    </main>
  )
}

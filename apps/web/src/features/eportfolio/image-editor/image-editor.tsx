import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Bone, Loading } from '../../../ui/states/skeleton.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { EditorBar } from './editor-bar.tsx'
import css from './image-editor.module.css'
import type { ImageEditorProps } from './image-editor-props.ts'
import { ImageWorkbench } from './image-workbench.tsx'
import { loadPicture } from './render-picture.ts'

/** The image editor, which fills its container; the caller decides what saving does. */
export function ImageEditor(props: ImageEditorProps) {
  const { t } = useTranslation(['eportfolio/image-editor', 'common'])
  const titleId = useId()
  const { file, onClose } = props
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['eportfolio', 'picture', file.id],
    queryFn: ({ signal }) => loadPicture(`${file.url}?type=preview`, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (data) return <ImageWorkbench key={file.id} {...props} picture={data} titleId={titleId} />
  return (
    <section className={css.editor} aria-labelledby={titleId}>
      <EditorBar titleId={titleId} onClose={onClose} />
      <div className={css.waiting}>
        {isError ? (
          <StatePanel
            role="alert"
            scene="broken"
            title={t('failed')}
            action={
              <Button look="soft" onClick={() => refetch()} isBusy={isFetching}>
                {t('common:retry')}
              </Button>
            }
          >
            {t('failedText')}
          </StatePanel>
        ) : (
          <Loading>
            <Bone width="min(640px, 80vw)" height="min(480px, 50vh)" />
          </Loading>
        )}
      </div>
    </section>
  )
}

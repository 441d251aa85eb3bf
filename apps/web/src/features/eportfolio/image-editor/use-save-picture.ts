import type { Recipe } from '@learntrail/contract/eportfolio/document'
import type { FileSummary } from '@learntrail/contract/files/files'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { uploadPicture } from '../../files/index.ts'
import { isSameRecipe, plainRecipe } from './recipe.ts'
import { type LoadedPicture, renderPicture } from './render-picture.ts'

interface Saving {
  picture: LoadedPicture
  name: string
  onSave: (result: { adjusted: FileSummary; recipe: Recipe } | null) => void
}

/** Renders the picture in full size and uploads it; on failure the edits stay on the screen. */
export function useSavePicture({ picture, name, onSave }: Saving) {
  const { t } = useTranslation('eportfolio/image-editor')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function save(recipe: Recipe) {
    setBusy(true)
    setProblem(null)
    try {
      const result = isSameRecipe(recipe, plainRecipe)
        ? null
        : { adjusted: await uploadPicture(await renderPicture(picture, recipe, name)), recipe }
      onSave(result)
    } catch (error) {
      setBusy(false)
      setProblem(isProblem(error) ? sentenceOf(error) : t('tooLarge'))
    }
  }
  return { save, problem, isBusy }
}

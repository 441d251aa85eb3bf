import { useSearchParams } from 'react-router'
import { DraftMaterialScreen } from '../material/draft-material-screen.tsx'
import { NewMaterialScreen } from '../material/new-material-screen.tsx'
import { LibraryScreen } from './library-screen.tsx'

/** The person's e-portfolios; `?select=new` chooses material for a new one, `?draft=` for a draft. */
export function ExportScreen() {
  const [search] = useSearchParams()
  const draft = search.get('draft')
  if (draft) return <DraftMaterialScreen />
  return search.get('select') === 'new' ? <NewMaterialScreen /> : <LibraryScreen />
}

import type { LifePart } from '../../testing/life.ts'
import { courseCaptions, putFilm } from '../courses/captions/captions.fixture.ts'
import { writtenCourse } from '../courses/courses.fixture.ts'
import { letTeach } from '../courses/publishing/publishing.fixture.ts'
import { ownCaptions, saveCaptions, uploadFilm, vttOf } from './captions/captions.fixture.ts'

export const life: LifePart = {
  async live({ product, owner, person }, newWord) {
    const mine = await uploadFilm(product.platform, owner)
    await saveCaptions(owner, ownCaptions(mine), vttOf(newWord()))
    // Captions that the person wrote for another person's film belong to that film.
    const friend = person('friend')
    const { course } = await writtenCourse(product, friend)
    await letTeach(product, course._id, owner)
    const { id } = await putFilm(product, friend, course._id)
    await saveCaptions(owner, courseCaptions(id), vttOf('水位'))
  },
  holdNothing: {
    'file_captions.language': 'a code of the contract’s',
    'files.small_key': 'the hash of a form of its film, whose bytes go with the row',
  },
}

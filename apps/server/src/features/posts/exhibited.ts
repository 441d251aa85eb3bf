/** SQL: ids of the records in what is exhibited to the viewer, as `post_id`, each once. */
type Exhibited = (viewer: string) => string

let exhibited: Exhibited = () => 'select null::uuid as post_id where false'

/** What is exhibited is told by the feature that exhibits; whether a record in it may be seen is decided here. */
export function registerExhibited(given: Exhibited): void {
  exhibited = given
}

export const exhibitedTo: Exhibited = (viewer) => exhibited(viewer)

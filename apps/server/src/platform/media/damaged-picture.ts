/** The bytes say they are a picture and cannot be decoded as one, or only at a price nobody should pay. */
export class DamagedPicture extends Error {
  constructor(reason: string) {
    super(`damaged picture: ${reason}`)
    this.name = 'DamagedPicture'
  }
}

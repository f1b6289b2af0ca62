/** Why an SVG is not taken; turned into an `ApiError` where the name of the request field is known. */
export class SvgRefusal extends Error {
  constructor(
    message: string,
    /** `invalid_image` where the drawing is not dangerous but can't be used. */
    readonly code: 'unsafe_svg' | 'invalid_image' = 'unsafe_svg',
  ) {
    super(message);
  }
}

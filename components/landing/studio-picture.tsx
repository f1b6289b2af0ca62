/** The studio as it is, photographed by `scripts/landing/studio.ts`, in the theme that the visitor sees. */
export function StudioPicture() {
  return (
    <div className="mt-10 overflow-clip rounded-12 border border-line shadow-dialog tablet:mt-14">
      {(['light', 'dark'] as const).map((theme) => (
        // eslint-disable-next-line @next/next/no-img-element -- a static picture in its final size
        <img
          key={theme}
          src={`/landing/studio-${theme}.webp`}
          alt="The studio: a mask is painted on a photo of a cup of coffee, and the form beside it says what shall be there"
          width={1216}
          height={760}
          loading="lazy"
          decoding="async"
          className={
            theme === 'light' ? 'h-auto w-full dark:hidden' : 'hidden h-auto w-full dark:block'
          }
        />
      ))}
    </div>
  );
}

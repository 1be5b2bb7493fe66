import { pageLanguage } from '#lib/language.ts'
import { type ShownPicture, shownAddress, shownPictures, shownThemes } from '#lib/shown-pictures.ts'
import { joinClasses } from '#ui/class-names.ts'
import { shownText as words } from './shown.text.ts'

/**
 * A screen of the product as it is (`scripts/pictures.ts`), in the page's language. Both themes stand in the page and the
 * one that is not its own is hidden (`ui/theme.css`): a lazy picture that is hidden is never asked for.
 */
export function Shown({ picture, className }: { picture: ShownPicture; className?: string }) {
  const { width, height } = shownPictures[picture]
  const isPhone = width < height
  return (
    <figure className={joinClasses('m-0 grid content-start gap-3', className)}>
      <div
        className={joinClasses(
          'overflow-hidden bg-paper shadow-float',
          isPhone ? 'rounded-[1.75rem] border-[6px] border-rail' : 'rounded-card border border-line',
        )}
      >
        {shownThemes.map(theme => (
          <img
            key={theme}
            data-shown={theme}
            src={shownAddress(picture, pageLanguage, theme)}
            alt={words.pictures[picture]}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            className="h-auto w-full"
          />
        ))}
      </div>
      {/* Where the picture leaves the page, its words stay on it. */}
      <figcaption className="max-w-[calc(100vw-2rem)] text-muted text-sm in-data-on-deep:text-on-deep-muted">
        {isPhone ? words.portalNote : words.deskNote}
      </figcaption>
    </figure>
  )
}

/**
 * The desk beside a few words. It keeps its size, so that it can be read, and leaves the page at the edge that `leaves`
 * names: to the right its foremost columns are seen, to the left its last.
 */
export function ShownBand({
  picture,
  title,
  lead,
  leaves,
  isSunken = false,
}: {
  picture: ShownPicture
  title: string
  lead: string
  leaves: 'left' | 'right'
  isSunken?: boolean
}) {
  return (
    <section className={joinClasses('overflow-x-clip', isSunken && 'border-line border-y bg-sunken')}>
      <div
        className={joinClasses(
          'mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-8 px-4 py-14 sm:px-6 lg:py-20',
          leaves === 'right' ? 'lg:grid-cols-[20rem_minmax(0,1fr)]' : 'lg:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        <div className={joinClasses('grid gap-3', leaves === 'left' && 'lg:order-last')}>
          <h2 className="font-display text-3xl leading-tight tracking-tight">{title}</h2>
          <p className="max-w-prose text-lg text-muted">{lead}</p>
        </div>
        <Shown
          picture={picture}
          className={joinClasses(
            'w-[44rem] max-w-none lg:w-[62rem]',
            leaves === 'left' && 'lg:justify-self-end lg:[&>figcaption]:text-right',
          )}
        />
      </div>
    </section>
  )
}

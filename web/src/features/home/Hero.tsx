// The hero: one full-bleed picture with a sentence and a call to action. Several of them form a slider with scroll snapping.
import type { HomeBlock } from '@/api/types';
import { useHydrated } from '@/lib/hydrated';
import { useT } from '@/lib/i18n';
import { ArtPicture, isOpaque } from '@/ui/ArtPicture';
import { LinkButton } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { useSlides } from './useSlides';

/** `below` a heading of the page, the hero's own titles are second-level headings. */
export function Hero({ slides, below }: { slides: HomeBlock[]; below?: boolean }) {
  const t = useT();
  const several = slides.length > 1;
  const { list, current, playing, show, setPlaying, pauseWhileUsed } = useSlides(slides.length);
  const className = below ? 'hero hero-below' : 'hero';
  const [only] = slides;
  if (!only) return <DefaultHero />;
  if (!several) {
    return (
      <div className={className}>
        <div className="hero-slides">
          <div className="hero-slide" data-on-picture={isOpaque(only.wide ?? only.narrow)}>
            <SlideContent slide={only} first below={below} />
          </div>
        </div>
      </div>
    );
  }
  return (
    <section className={className} aria-label={t('hero-label')} {...pauseWhileUsed}>
      {/* biome-ignore lint/a11y/useSemanticElements: the slides are a group, not a fieldset of a form. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard. */}
      <div ref={list} className="hero-slides" role="group" aria-label={t('hero-label')} tabIndex={0}>
        {slides.map((slide, index) => (
          <Slide key={slide.key} slide={slide} number={index + 1} total={slides.length} below={below} />
        ))}
      </div>
      <div className="hero-tools script-only" data-on-picture={isOpaque(slides[current]?.wide ?? null)}>
        <button
          type="button"
          className="hero-tool"
          aria-label={t(playing ? 'hero-pause' : 'hero-play')}
          onClick={() => setPlaying(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          className="hero-tool max-lg:hidden"
          aria-label={t('hero-previous')}
          onClick={() => show(current - 1)}
        >
          <Icon name="previous" />
        </button>
        <div className="flex items-center">
          {slides.map((slide, index) => (
            <button
              key={slide.key}
              type="button"
              className="hero-dot"
              aria-label={t('hero-go', { number: index + 1 })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
        <button
          type="button"
          className="hero-tool max-lg:hidden"
          aria-label={t('hero-next')}
          onClick={() => show(current + 1)}
        >
          <Icon name="next" />
        </button>
      </div>
    </section>
  );
}

type SlideProps = { slide: HomeBlock; number: number; total: number; below?: boolean };

function Slide({ slide, number, total, below }: SlideProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group within the carousel, not a fieldset of a form.
    <div
      className="hero-slide"
      role="group"
      aria-label={t('hero-slide', { number, total })}
      data-on-picture={isOpaque(slide.wide ?? slide.narrow)}
    >
      <SlideContent slide={slide} first={number === 1} below={below} />
    </div>
  );
}

function SlideContent({ slide, first, below }: { slide: HomeBlock; first: boolean; below?: boolean }) {
  const Title = first && !below ? 'h1' : 'h2';
  // The pictures of later slides wait until the page is hydrated, so that they do not compete with the first one on a slow
  // connection. Without JavaScript the wrapper has no effect; with JavaScript it stays hidden, or its markup would be laid out as
  // text.
  const isHydrated = useHydrated();
  const picture = (
    <ArtPicture wide={slide.wide} narrow={slide.narrow} sizes="100vw" priority={first} className="hero-picture" />
  );
  return (
    <>
      {first || isHydrated ? picture : <noscript className="noscript:contents">{picture}</noscript>}
      <div className="hero-text">
        <Title className="hero-title">{slide.title}</Title>
        <div className="hero-more">
          {slide.body && <p className="measure text-18">{slide.body}</p>}
          {slide.path && slide.action && <LinkButton to={slide.path}>{slide.action}</LinkButton>}
        </div>
      </div>
    </>
  );
}

/** A shop without a hero still needs a heading. */
function DefaultHero() {
  const t = useT();
  return (
    <section className="wrap grid justify-items-start gap-6 py-16">
      <h1 className="display-48">{t('home-greeting')}</h1>
      <LinkButton to="/categories">{t('not-found-browse')}</LinkButton>
    </section>
  );
}

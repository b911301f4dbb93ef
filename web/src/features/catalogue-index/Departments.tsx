// All categories on one page: each department with its picture, and its categories beside it.
import type { Category, CategoryNode } from '@/api/types';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { Initial } from '@/ui/Initial';
import { Picture } from '@/ui/Picture';

/** Departments without subcategories are grouped after the others, with a tile or a line each. */
export function Departments({ departments }: { departments: CategoryNode[] }) {
  const whole = departments.filter(({ children }) => children.length === 0);
  return (
    <div className="grid gap-16 lg:gap-24">
      {departments
        .filter(({ children }) => children.length > 0)
        .map((department) => (
          <Department key={department.id} department={department} />
        ))}
      {whole.length > 0 && <Tiles categories={whole} />}
    </div>
  );
}

type TilesProps = { categories: Category[]; label?: string };

function Tiles({ categories, label }: TilesProps) {
  const pictured = categories.some(({ picture }) => picture);
  const grid = pictured
    ? 'grid grid-cols-2 gap-x-2 gap-y-6 lg:gap-x-4 md:grid-cols-4'
    : 'grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3';
  return (
    <ul className={grid} aria-label={label}>
      {categories.map((category) => (
        <li key={category.id}>
          {pictured ? <CategoryTile category={category} /> : <CategoryRow category={category} />}
        </li>
      ))}
    </ul>
  );
}

function CategoryRow({ category }: { category: Category }) {
  const t = useT();
  return (
    <A to={category.path} className="index-row" data-prefetch="">
      <span className="index-row-name">{category.name}</span>
      <span className="text-14 text-ink-3">{t('index-products', { count: category.productCount })}</span>
    </A>
  );
}

function Department({ department }: { department: CategoryNode }) {
  const t = useT();
  const { name, path, children, description } = department;
  return (
    <section aria-labelledby={`department-${department.id}`}>
      <div className="row-head">
        <h2 id={`department-${department.id}`} className="display-36">
          <A to={path}>{name}</A>
        </h2>
        <A to={path} className="link py-2 text-14">
          {t('menu-all', { name })}
        </A>
      </div>
      {description && <p className="measure -mt-2 mb-6 text-ink-2 lg:-mt-4">{description}</p>}
      <Tiles categories={children} label={t('categories-within', { name })} />
    </section>
  );
}

function CategoryTile({ category }: { category: Category }) {
  const t = useT();
  const { picture } = category;
  return (
    <A to={category.path} className="group block" data-prefetch="">
      <span className="tile">
        {picture ? (
          <Picture
            picture={picture}
            sizes="(min-width: 80rem) 320px, (min-width: 48rem) 23vw, 44vw"
            alt=""
            className="card-picture"
          />
        ) : (
          <Initial of={category.name} />
        )}
      </span>
      <span className="mt-2.5 grid">
        <span className="text-18 group-hover:underline group-hover:underline-offset-4">{category.name}</span>
        <span className="text-14 text-ink-3">{t('index-products', { count: category.productCount })}</span>
      </span>
    </A>
  );
}

import { Sheet, SheetTrigger } from './sheet.tsx';

export default {
  'behind a button on phones': (
    <>
      <SheetTrigger sheet="example-sheet">Filtrer</SheetTrigger>
      <Sheet id="example-sheet" title="Filtrer">
        <p>Contenu</p>
      </Sheet>
    </>
  ),
};

import { DocumentList } from './document-list.tsx';

export default {
  documents: (
    <DocumentList
      documents={[
        { id: '1', name: 'Certificat PEB', url: 'https://documents.example/1.pdf' },
        { id: '2', name: 'Plan du rez-de-chaussée', url: 'https://documents.example/2.pdf' },
      ]}
      linkLabel={(name) => `${name} (nouvel onglet)`}
    />
  ),
};

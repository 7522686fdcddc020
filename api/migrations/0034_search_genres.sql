-- Genres are found by their names: see api/src/search/tables.ts.
CREATE TRIGGER "genres_search" AFTER INSERT OR UPDATE OF name OR DELETE ON "genres"
FOR EACH ROW EXECUTE FUNCTION "note_search_entry"('genre', 'name');
--> statement-breakpoint
-- What is there already.
INSERT INTO search_entries (kind, id, words)
SELECT 'genre', id, search_lexemes(ARRAY[name->>'rus', name->>'eng', name->>'hye']) FROM genres;
--> statement-breakpoint
INSERT INTO search_words (lexeme)
SELECT DISTINCT lexeme FROM search_entries, unnest(tsvector_to_array(words)) AS lexeme
WHERE kind = 'genre' AND left(lexeme, 1) <> '='
ON CONFLICT DO NOTHING;

-- What a trial writes is rolled back (api/src/database/trial.ts): its names need no search entries, which cost more than the rest.
CREATE OR REPLACE FUNCTION "note_search_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted tsvector;
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_entries WHERE kind = TG_ARGV[0] AND id = OLD.id;
    RETURN NULL;
  END IF;
  IF current_setting('kadr.is_trial', true) = 'on' THEN
    RETURN NULL;
  END IF;
  SELECT search_lexemes(array_agg(name.value)) INTO noted
  FROM unnest(TG_ARGV[1:]) AS named,
    LATERAL (SELECT to_jsonb(NEW) -> named AS said) AS held,
    jsonb_each_text(CASE jsonb_typeof(said) WHEN 'object' THEN said ELSE jsonb_build_object('', said) END) AS name;
  INSERT INTO search_entries (kind, id, words) VALUES (TG_ARGV[0], NEW.id, noted)
  ON CONFLICT (kind, id) DO UPDATE SET words = excluded.words WHERE search_entries.words <> excluded.words;
  INSERT INTO search_words (lexeme)
  SELECT lexeme FROM unnest(tsvector_to_array(noted)) AS lexeme WHERE left(lexeme, 1) <> '='
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_entries_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"lexeme" text collate "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_entries_titles" ON "search_entries" USING gin ("words") WHERE kind = 'media_item';--> statement-breakpoint
CREATE INDEX "search_entries_others" ON "search_entries" USING gin ("words") WHERE kind <> 'media_item';--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("lexeme" gin_trgm_ops) WHERE lexeme >= 'a' and lexeme < '~';--> statement-breakpoint
-- The letters of a text as they sound, in small Latin ones, so that one word is the same in Russian, Armenian and Latin
-- letters: “Северный” and “severny” are “severni”. Words stay apart by single spaces; a part from the beginning of a Russian
-- or Armenian word sounds like the beginning of the word.
CREATE FUNCTION "search_sound"(said text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  sound text := lower(normalize(said, NFKD) COLLATE "und-x-icu");
  letter text;
BEGIN
  -- Accents; with them й is и, ё is е.
  sound := regexp_replace(sound, '[\u0300-\u036f]', '', 'g');
  IF sound ~ '[a-z]' THEN
    sound := replace(replace(sound, 'shch', 'sh'), 'sch', 'sh');
    sound := replace(replace(replace(replace(replace(replace(sound, 'ck', 'k'), 'kh', 'h'), 'ph', 'f'), 'th', 't'), 'gh', 'g'), 'tz', 'ts');
    sound := regexp_replace(regexp_replace(sound, 'c(?=[eiy])', 's', 'g'), 'c(?!h)', 'k', 'g');
    sound := translate(replace(replace(sound, 'x', 'ks'), 'j', 'zh'), 'qwy', 'kvi');
  END IF;
  IF sound ~ '[а-я]' THEN
    sound := replace(replace(replace(replace(sound, 'ж', 'zh'), 'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh');
    sound := replace(replace(replace(sound, 'щ', 'sh'), 'ю', 'iu'), 'я', 'ia');
  END IF;
  IF sound ~ '[ա-ֆ]' THEN
    sound := replace(replace(replace(replace(sound, 'ու', 'u'), 'ժ', 'zh'), 'ծ', 'ts'), 'ց', 'ts');
    sound := replace(replace(replace(replace(replace(sound, 'ձ', 'dz'), 'ճ', 'ch'), 'չ', 'ch'), 'շ', 'sh'), 'ջ', 'zh');
  END IF;
  sound := translate(
    sound,
    'абвгґдеєзиійклмнопрстуфхыэ' || 'աբգդեզէըթիլխկհղմյնոպռսվտրւփքօֆ' || 'ъь''’ʼ`´՚՛՜՞',
    'abvggdeeziiiklmnoprstufhie' || 'abgdezeetilhkhgminoprsvtrvpkof');
  sound := regexp_replace(
    sound, '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u0559-\u055f\u0589-\u058f\u2000-\u206f\u3000-\u303f\uff00-\uff0f]+', ' ', 'g');
  -- Letters that are doubled; a pattern that refers back to itself would take a hundred times as long.
  FOREACH letter IN ARRAY '{a,b,c,d,e,f,g,h,i,k,l,m,n,o,p,r,s,t,u,v,z}'::text[] LOOP
    WHILE strpos(sound, letter || letter) > 0 LOOP
      sound := replace(sound, letter || letter, letter);
    END LOOP;
  END LOOP;
  -- A lexeme has room for 2 kB.
  RETURN btrim(left(sound, 400));
END
$$;
--> statement-breakpoint
-- The stem of a word, by the language of its letters: none for what every text has (“и”, “the”), null for what has no stems (numbers).
CREATE FUNCTION "search_stem"(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN word ~ '[а-яё]' THEN ts_lexize('russian_stem', replace(word, 'ё', 'е'))
    WHEN word ~ '[ա-և]' THEN ts_lexize('armenian_stem', word)
    WHEN word ~ '[a-z]' THEN ts_lexize('english_stem', word)
  END
$$;
--> statement-breakpoint
-- The lexemes of names: see api/src/search/tables.ts.
CREATE FUNCTION "search_lexemes"(names text[]) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  name text;
  sound text;
  word text;
  stems text;
  lexemes text[] := '{}';
BEGIN
  FOREACH name IN ARRAY names LOOP
    CONTINUE WHEN name IS NULL;
    name := left(name, 300);
    sound := search_sound(name);
    CONTINUE WHEN sound = '';
    stems := '';
    FOREACH word IN ARRAY string_to_array(translate(
      lower(normalize(name, NFC) COLLATE "und-x-icu"),
      '!"#$%&()*+,-./:;<=>?@[\]^_`{|}~«»…–—‑“”„‘՝։' || chr(9) || chr(10) || chr(13) || chr(160), repeat(' ', 60)), ' ')
    LOOP
      stems := stems || coalesce(' ' || array_to_string(search_stem(word), ' '), '');
    END LOOP;
    lexemes := lexemes || ('=' || sound) || string_to_array(sound, ' ');
    FOREACH word IN ARRAY string_to_array(search_sound(stems), ' ') LOOP
      lexemes := lexemes || ('~' || word);
    END LOOP;
  END LOOP;
  RETURN array_to_tsvector(lexemes);
END
$$;
--> statement-breakpoint
-- Words that are alike, the most alike first.
CREATE FUNCTION "search_near"(sound text) RETURNS SETOF text LANGUAGE sql STABLE STRICT
SET pg_trgm.similarity_threshold = 0.2 AS $$
  SELECT lexeme FROM search_words
  WHERE lexeme >= 'a' AND lexeme < '~' AND lexeme % sound
  ORDER BY similarity(lexeme, sound) DESC, lexeme LIMIT 30
$$;
--> statement-breakpoint
-- Keeps the search of a table: the trigger's arguments are the kind of its rows and the columns with their names, translated or not.
CREATE FUNCTION "note_search_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted tsvector;
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_entries WHERE kind = TG_ARGV[0] AND id = OLD.id;
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
--> statement-breakpoint
CREATE TRIGGER "media_items_search" AFTER INSERT OR UPDATE OF name, original_name ON "media_items"
FOR EACH ROW WHEN (NEW.type IN ('film', 'series')) EXECUTE FUNCTION "note_search_entry"('media_item', 'name', 'original_name');
--> statement-breakpoint
CREATE TRIGGER "media_items_search_end" AFTER DELETE ON "media_items"
FOR EACH ROW WHEN (OLD.type IN ('film', 'series')) EXECUTE FUNCTION "note_search_entry"('media_item');
--> statement-breakpoint
CREATE TRIGGER "persons_search" AFTER INSERT OR UPDATE OF name, native_name OR DELETE ON "persons"
FOR EACH ROW EXECUTE FUNCTION "note_search_entry"('person', 'name', 'native_name');
--> statement-breakpoint
CREATE TRIGGER "services_search" AFTER INSERT OR UPDATE OF name OR DELETE ON "services"
FOR EACH ROW EXECUTE FUNCTION "note_search_entry"('service', 'name');
--> statement-breakpoint
CREATE TRIGGER "collections_search" AFTER INSERT OR UPDATE OF name OR DELETE ON "collections"
FOR EACH ROW EXECUTE FUNCTION "note_search_entry"('collection', 'name');
--> statement-breakpoint
CREATE TRIGGER "karaoke_items_search" AFTER INSERT OR UPDATE OF name, artist_name OR DELETE ON "karaoke_items"
FOR EACH ROW EXECUTE FUNCTION "note_search_entry"('karaoke_item', 'name', 'artist_name');
--> statement-breakpoint
-- What is there already.
INSERT INTO search_entries (kind, id, words)
SELECT 'media_item', id, search_lexemes(ARRAY[name->>'rus', name->>'eng', name->>'hye', original_name])
FROM media_items WHERE type IN ('film', 'series')
UNION ALL
SELECT 'person', id, search_lexemes(ARRAY[name->>'rus', name->>'eng', name->>'hye', native_name]) FROM persons
UNION ALL
SELECT 'service', id, search_lexemes(ARRAY[name->>'rus', name->>'eng', name->>'hye']) FROM services
UNION ALL
SELECT 'collection', id, search_lexemes(ARRAY[name->>'rus', name->>'eng', name->>'hye']) FROM collections
UNION ALL
SELECT 'karaoke_item', id, search_lexemes(ARRAY[name->>'rus', name->>'eng', name->>'hye', artist_name->>'rus', artist_name->>'eng', artist_name->>'hye'])
FROM karaoke_items;
--> statement-breakpoint
INSERT INTO search_words (lexeme)
SELECT DISTINCT lexeme FROM search_entries, unnest(tsvector_to_array(words)) AS lexeme WHERE left(lexeme, 1) <> '=';

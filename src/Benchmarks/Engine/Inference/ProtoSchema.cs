namespace SerBench.Benchmarks.Engine.Inference;

/// <summary>Reads the messages and enums of a .proto file and of the files that it imports, of proto2 or proto3. What is not read is refused with one sentence.</summary>
internal sealed class ProtoSchema
{
    private const int LongestFile = 4 * 1024 * 1024;
    private const int MostFiles = 500;
    private const int DeepestNesting = 64;
    private const int NamesShown = 12;

    private readonly string _file;
    private readonly string _folder;
    private readonly Dictionary<string, ProtoMessage> _messages = [];
    private readonly Dictionary<string, ProtoEnum> _enums = [];
    private readonly Queue<string> _imports = [];
    private readonly List<string> _missing = [];
    private ProtoTokens _tokens = null!;

    private ProtoSchema(string path) => (_file, _folder) = (Path.GetFileName(path), Path.GetDirectoryName(Path.GetFullPath(path))!);

    // The messages of the file itself, without those of imports.
    private IReadOnlyList<ProtoMessage> Own { get; set; } = [];

    /// <exception cref="UsageException">A file cannot be read, is no schema, or has parts that are not read: one sentence with the line.</exception>
    public static ProtoSchema Read(string path)
    {
        var schema = new ProtoSchema(path);
        schema.ReadFile(path, schema._file);
        schema.Own = [.. schema._messages.Values];
        schema.ReadImports();
        return schema;
    }

    /// <summary>Finds a message by its full name, or by its name if only one message has it.</summary>
    public ProtoMessage Find(string? name)
    {
        if (name is null)
        {
            string names = string.Join(", ", Own.Take(NamesShown).Select(one => one.FullName)) + (Own.Count > NamesShown ? ", ..." : "");
            return Own is [var only] ? only
                : throw new UsageException(Own.Count == 0 ? $"'{_file}' has no message." : $"Say with --message which message of '{_file}' is meant: {names}.");
        }

        ProtoMessage[] found = _messages.TryGetValue(name, out ProtoMessage? exact) ? [exact]
            : [.. _messages.Values.Where(message => message.FullName.EndsWith("." + name, StringComparison.Ordinal))];
        return found switch
        {
            [var one] => one,
            [] => throw NearestMatch.Unknown("message", name, _messages.Keys),
            _ => throw new UsageException($"'{name}' is ambiguous: {string.Join(", ", found.Select(message => message.FullName))}; give the full name."),
        };
    }

    /// <summary>The message or enum that a field means: names are looked up from the field's message outwards.</summary>
    public object Resolve(ProtoMessage owner, ProtoField field)
    {
        string scope = field.Type.StartsWith('.') ? "" : owner.FullName;
        string wanted = field.Type.TrimStart('.');
        while (true)
        {
            string name = scope.Length == 0 ? wanted : $"{scope}.{wanted}";
            if (_messages.TryGetValue(name, out ProtoMessage? message))
            {
                return message;
            }

            if (_enums.TryGetValue(name, out ProtoEnum? found))
            {
                return found;
            }

            if (scope.Length == 0)
            {
                string files = _missing.Count == 0 ? "" : $" Not found in its folder or those above: {string.Join(", ", _missing.Take(NamesShown))}.";
                throw new UsageException($"'{_file}': {owner.FullName}.{field.Name} has the type {field.Type}, which neither the file nor an import declares; copy its message into the file.{files}");
            }

            scope = scope.LastIndexOf('.') is var dot and >= 0 ? scope[..dot] : "";
        }
    }

    // Many files are imported for their options alone, so a file that is not found is missed only when a field needs it.
    private void ReadImports()
    {
        var seen = new HashSet<string> { Path.Combine(_folder, _file) };
        while (_imports.TryDequeue(out string? name))
        {
            if (FindImport(name) is not { } path)
            {
                _missing.Add(name);
            }
            else if (seen.Count > MostFiles)
            {
                throw new UsageException($"'{_file}' imports more than {MostFiles} files, and no more are read.");
            }
            else if (seen.Add(path))
            {
                ReadFile(path, name);
            }
        }
    }

    // Imports are named from the root of all schemas, which is the folder of this one or a folder above.
    private string? FindImport(string name)
    {
        for (string? folder = Path.IsPathRooted(name) || name.Contains("..", StringComparison.Ordinal) ? null : _folder; folder is not null; folder = Path.GetDirectoryName(folder))
        {
            if (Path.Combine(folder, name) is var path && File.Exists(path))
            {
                return path;
            }
        }

        return null;
    }

    private void ReadFile(string path, string shown)
    {
        _tokens = new ProtoTokens(NamedFile.ReadText(path, LongestFile), shown);
        _tokens.Next();
        string package = "";
        while (_tokens.Current.Length > 0)
        {
            switch (_tokens.Current)
            {
                case "package":
                    _tokens.Next();
                    package = _tokens.TakeName();
                    break;
                case "import":
                    _tokens.Next();
                    _ = _tokens.Skip("public") || _tokens.Skip("weak");
                    _imports.Enqueue(_tokens.TakeText());
                    break;
                case "message":
                    ReadMessage(package, depth: 1);
                    break;
                case "enum":
                    ReadEnum(package);
                    break;
                case "syntax" or "option" or "service":
                    _tokens.SkipStatement();
                    break;
                case ";":
                    _tokens.Next();
                    break;
                case "edition" or "extend":
                    throw _tokens.Fault($"has '{_tokens.Current}', which is not read; proto2 and proto3 without extensions are");
                default:
                    throw _tokens.Fault($"has '{_tokens.Current}' where a message or enum must stand");
            }
        }
    }

    private void ReadMessage(string scope, int depth)
    {
        if (depth > DeepestNesting)
        {
            throw _tokens.Fault($"nests more than {DeepestNesting} messages");
        }

        _tokens.Next();
        string name = _tokens.TakeName();
        var message = new ProtoMessage(scope.Length == 0 ? name : $"{scope}.{name}", name, []);
        AddName(message.FullName, _messages.TryAdd(message.FullName, message) && !_enums.ContainsKey(message.FullName));
        _tokens.Demand("{");
        while (!_tokens.Skip("}"))
        {
            switch (_tokens.Current)
            {
                case "message":
                    ReadMessage(message.FullName, depth + 1);
                    break;
                case "enum":
                    ReadEnum(message.FullName);
                    break;
                case "oneof":
                    ReadOneof(message);
                    break;
                case "option" or "reserved" or "extensions":
                    _tokens.SkipStatement();
                    break;
                case ";":
                    _tokens.Next();
                    break;
                case "extend":
                    throw _tokens.Fault("has 'extend', and extensions are not read");
                default:
                    ReadField(message, isChoice: false);
                    break;
            }
        }
    }

    private void ReadOneof(ProtoMessage message)
    {
        _tokens.Next();
        _tokens.TakeName();
        _tokens.Demand("{");
        while (!_tokens.Skip("}"))
        {
            if (_tokens.Current == "option")
            {
                _tokens.SkipStatement();
            }
            else if (!_tokens.Skip(";"))
            {
                ReadField(message, isChoice: true);
            }
        }
    }

    private void ReadField(ProtoMessage message, bool isChoice)
    {
        string label = _tokens.Current is "optional" or "required" or "repeated" ? _tokens.TakeName() : "";
        string type = _tokens.TakeName();
        string? key = null;
        if (type == "map" && _tokens.Skip("<"))
        {
            key = _tokens.TakeName();
            _tokens.Demand(",");
            type = _tokens.TakeName();
            _tokens.Demand(">");
        }
        else if (type == "group")
        {
            throw _tokens.Fault("has a group, which is not read; make it a message");
        }

        string name = _tokens.TakeName();
        _tokens.Demand("=");
        int number = _tokens.TakeNumber();
        string? jsonName = null;
        if (_tokens.Current == "[")
        {
            jsonName = ReadFieldOptions();
        }

        if (message.Add(new ProtoField(name, label, key, type, number, jsonName ?? MakeJsonName(name), isChoice)) is { } fault)
        {
            throw _tokens.Fault(fault);
        }

        _tokens.Demand(";");
    }

    // The name that the compiler of Protocol Buffers makes.
    private static string MakeJsonName(string name)
    {
        string[] words = name.Split('_');
        return words[0] + string.Concat(words.Skip(1).Where(word => word.Length > 0).Select(word => char.ToUpperInvariant(word[0]) + word[1..]));
    }

    // Of all options of a field, only the name in JSON matters.
    private string? ReadFieldOptions()
    {
        string? jsonName = null;
        int depth = 0;
        do
        {
            string token = _tokens.Current.Length == 0 ? throw _tokens.Fault("ends within the options of a field") : _tokens.Current;
            depth += token is "[" or "{" ? 1 : token is "]" or "}" ? -1 : 0;
            _tokens.Next();
            if (depth == 1 && token == "json_name" && _tokens.Skip("="))
            {
                jsonName = _tokens.TakeText();
            }
        }
        while (depth > 0);
        return jsonName;
    }

    private void ReadEnum(string scope)
    {
        _tokens.Next();
        string name = _tokens.TakeName();
        var read = new ProtoEnum(scope.Length == 0 ? name : $"{scope}.{name}", name, []);
        AddName(read.FullName, _enums.TryAdd(read.FullName, read) && !_messages.ContainsKey(read.FullName));
        _tokens.Demand("{");
        var names = new HashSet<string>();
        while (_tokens.Current != "}")
        {
            if (_tokens.Current is "option" or "reserved")
            {
                _tokens.SkipStatement();
            }
            else if (!_tokens.Skip(";"))
            {
                string value = _tokens.TakeName();
                AddName($"{read.FullName}.{value}", names.Add(value));
                _tokens.Demand("=");
                read.Values.Add((value, _tokens.TakeNumber()));
                if (_tokens.Current == "[")
                {
                    ReadFieldOptions();
                }
            }
        }

        if (names.Count == 0)
        {
            throw _tokens.Fault($"declares the enum {read.FullName} without values");
        }

        _tokens.Next();
    }

    private void AddName(string name, bool isNew)
    {
        if (!isNew)
        {
            throw _tokens.Fault($"declares {name} twice");
        }
    }
}

/// <summary>A message of a schema.</summary>
internal sealed record ProtoMessage(string FullName, string Name, List<ProtoField> Fields)
{
    private readonly HashSet<int> _numbers = [];
    private readonly HashSet<string> _names = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>Adds a field. Returns why it cannot be one of this message, as the rest of a sentence about the file; null if it can.</summary>
    public string? Add(ProtoField field)
    {
        if (field.Number is < 1 or > 536_870_911 or (>= 19_000 and <= 19_999))
        {
            return $"gives {FullName}.{field.Name} the number {field.Number}, which is not from 1 to 18,999 or from 20,000 to 536,870,911";
        }

        if (!_numbers.Add(field.Number))
        {
            return $"gives the number {field.Number} to two fields of {FullName}";
        }

        // JSON may have the name of the schema or that of JSON, and letter case makes no difference there.
        if (field.Names.Count(_names.Add) < field.Names.Length)
        {
            ProtoField other = Fields.First(one => one.Names.Intersect(field.Names, StringComparer.OrdinalIgnoreCase).Any());
            return other.Name == field.Name ? $"declares {FullName}.{field.Name} twice" : $"has fields of {FullName} that JSON cannot tell apart, {other.Name} and {field.Name}";
        }

        Fields.Add(field);
        return null;
    }
}

/// <summary>A field of a message.</summary>
/// <param name="Name">The name in the schema.</param>
/// <param name="Label"><c>optional</c>, <c>required</c>, <c>repeated</c>, or empty.</param>
/// <param name="Key">The type of the keys of a map; null if the field is no map.</param>
/// <param name="Type">The type of the field, of its items or of the values of the map.</param>
/// <param name="Number">The number of the field.</param>
/// <param name="JsonName">The name in JSON.</param>
/// <param name="IsChoice">True for a field of a <c>oneof</c>.</param>
internal sealed record ProtoField(string Name, string Label, string? Key, string Type, int Number, string JsonName, bool IsChoice)
{
    /// <summary>The names by which JSON may call the field, each once.</summary>
    public string[] Names => [.. new[] { Name, JsonName }.Distinct(StringComparer.OrdinalIgnoreCase)];
}

/// <summary>An enum of a schema.</summary>
internal sealed record ProtoEnum(string FullName, string Name, List<(string Name, int Number)> Values);

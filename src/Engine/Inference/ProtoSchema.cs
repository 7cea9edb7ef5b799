namespace SerBench.Engine.Inference;

internal sealed class ProtoSchema
{
    private const int LongestFile = 16 * 1024 * 1024;
    private const int MostFiles = 500;
    private const int DeepestNesting = 64;
    private const int NamesShown = 12;

    // The limit bounds the work of looking up names in each scope around a field.
    private const int LongestName = 1000;

    private readonly string _file;
    private readonly string _folder;
    private readonly Queue<string> _imports = [];
    private readonly List<string> _missing = [];
    private ProtoTokens _tokens = null!;

    private readonly Dictionary<string, object> _declared = [];

    private ProtoSchema(string path) => (_file, _folder) = (Path.GetFileName(path), Path.GetDirectoryName(Path.GetFullPath(path))!);

    private IEnumerable<ProtoMessage> Messages => _declared.Values.OfType<ProtoMessage>();

    private IReadOnlyList<ProtoMessage> Own { get; set; } = [];

    // Some file declares extensions for these messages. The extensions are left out.
    public List<string> Extended { get; } = [];

    public static ProtoSchema Read(string path)
    {
        var schema = new ProtoSchema(path);
        schema.ReadFile(path, schema._file);
        schema.Own = [.. schema.Messages];
        schema.ReadImports();
        return schema;
    }

    public ProtoMessage Find(string? name)
    {
        if (name is null)
        {
            string names = string.Join(", ", Own.Take(NamesShown).Select(one => one.FullName)) + (Own.Count > NamesShown ? ", ..." : "");
            return Own is [var only] ? only
                : throw new UsageException(
                    Own.Count == 0 ? $"'{_file}' has no message." : $"Say with --type which message of '{_file}' is meant: {names}.");
        }

        ProtoMessage[] found = _declared.GetValueOrDefault(name) is ProtoMessage exact ? [exact]
            : [.. Messages.Where(message => message.FullName.EndsWith("." + name, StringComparison.Ordinal))];
        return found switch
        {
            [var one] => one,
            [] => throw NearestMatch.Unknown("message", name, Messages.Select(message => message.FullName)),
            _ => throw new UsageException(
                $"'{name}' is ambiguous: {string.Join(", ", found.Select(message => message.FullName))}; give the full name."),
        };
    }

    public object Resolve(ProtoMessage owner, ProtoField field)
    {
        string scope = field.Type.StartsWith('.') ? "" : owner.FullName;
        string wanted = field.Type.TrimStart('.');
        while (true)
        {
            if (_declared.TryGetValue(scope.Length == 0 ? wanted : $"{scope}.{wanted}", out object? found))
            {
                return found;
            }

            if (scope.Length == 0)
            {
                string files = _missing.Count == 0
                    ? ""
                    : $" Not found in its folder or those above: {string.Join(", ", _missing.Take(NamesShown))}.";
                throw new UsageException(
                    $"'{_file}': {owner.FullName}.{field.Name} has the type {field.Type}, "
                    + $"which neither the file nor an import declares; copy its message into the file.{files}");
            }

            scope = scope.LastIndexOf('.') is var dot and >= 0 ? scope[..dot] : "";
        }
    }

    // Many files are imported for their options alone, so a missing file is a fault only when a field needs it.
    private void ReadImports()
    {
        var seen = new HashSet<string> { Path.Combine(_folder, _file) };
        while (_imports.TryDequeue(out string? name))
        {
            if (FindImport(name) is not { } path)
            {
                if (!ProtoLibrary.Files.TryGetValue(name, out string? known))
                {
                    _missing.Add(name);
                }
                else if (seen.Add(name))
                {
                    ReadText(known, name);
                }
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

    // Imports are named from the root of all schemas: the folder of this schema, or a folder above.
    private string? FindImport(string name)
    {
        string? folder = Path.IsPathRooted(name) || name.Contains("..") ? null : _folder;
        for (; folder is not null; folder = Path.GetDirectoryName(folder))
        {
            if (Path.Combine(folder, name) is var path && File.Exists(path))
            {
                return path;
            }
        }

        return null;
    }

    private void ReadFile(string path, string shown) => ReadText(NamedFile.ReadText(path, LongestFile), shown);

    private void ReadText(string text, string shown)
    {
        _tokens = new ProtoTokens(text, shown);
        _tokens.Next();
        ProtoFeatures features = ProtoFeatures.Proto2;
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
                    _ = _tokens.Skip("public") || _tokens.Skip("weak") || _tokens.Skip("option");
                    _imports.Enqueue(_tokens.TakeText());
                    break;
                case "syntax" or "edition":
                    features = ReadSyntax();
                    break;
                case "service":
                    _tokens.SkipStatement();
                    break;
                case "export" or "local":
                    _tokens.Next();
                    break;
                default:
                    if (!TryReadDeclaration(package, null, ref features, depth: 0))
                    {
                        throw _tokens.Fault($"has '{_tokens.Current}' where a message or enum must stand");
                    }

                    break;
            }
        }
    }

    private bool TryReadDeclaration(string scope, ProtoMessage? message, ref ProtoFeatures features, int depth)
    {
        switch (_tokens.Current)
        {
            case "message":
                ReadMessage(scope, features, depth + 1);
                return true;
            case "enum":
                ReadEnum(scope);
                return true;
            case "option":
                features = ReadOption(features, message);
                return true;
            case "extend":
                SkipExtensions();
                return true;
            default:
                return _tokens.Skip(";");
        }
    }

    private ProtoFeatures ReadSyntax()
    {
        string kind = _tokens.TakeName();
        _tokens.Demand("=");
        string version = _tokens.TakeText();
        ProtoFeatures features = (kind, version) switch
        {
            ("syntax", "proto2") => ProtoFeatures.Proto2,
            ("syntax", "proto3") => ProtoFeatures.Proto3,
            ("edition", "2023" or "2024") => ProtoFeatures.Editions,
            _ => throw _tokens.Fault($"is of {kind} '{version}', which is not read; proto2, proto3 and the editions 2023 and 2024 are"),
        };
        _tokens.Demand(";");
        return features;
    }

    private ProtoFeatures ReadOption(ProtoFeatures features, ProtoMessage? message)
    {
        _tokens.Next();
        string name = _tokens.Current;
        if (name.StartsWith(ProtoFeatures.Prefix, StringComparison.Ordinal))
        {
            _tokens.Next();
            _tokens.Demand("=");
            features = features.With(name, _tokens.Current);
        }
        else if (name == "message_set_wire_format")
        {
            message?.LeftOut.Add("its message set");
        }

        _tokens.SkipStatement();
        return features;
    }

    private void SkipExtensions()
    {
        _tokens.Next();
        string extended = _tokens.TakeName().TrimStart('.');
        if (!Extended.Contains(extended))
        {
            Extended.Add(extended);
        }

        _tokens.SkipStatement();
    }

    private void ReadMessage(string scope, ProtoFeatures features, int depth)
    {
        if (depth > DeepestNesting)
        {
            throw _tokens.Fault($"nests more than {DeepestNesting} messages");
        }

        _tokens.Next();
        string name = _tokens.TakeName();
        var message = new ProtoMessage(scope.Length == 0 ? name : $"{scope}.{name}", name, [], []);
        AddName(message.FullName, _declared.TryAdd(message.FullName, message));
        _tokens.Demand("{");
        while (!_tokens.Skip("}"))
        {
            if (_tokens.Current is "reserved" or "extensions")
            {
                _tokens.SkipStatement();
            }
            else if (_tokens.Current == "oneof")
            {
                ReadOneof(message, features);
            }
            else if (!TryReadDeclaration(message.FullName, message, ref features, depth))
            {
                ReadField(message, features, oneOf: null);
            }
        }
    }

    private void ReadOneof(ProtoMessage message, ProtoFeatures features)
    {
        _tokens.Next();
        string oneOf = _tokens.TakeName();
        _tokens.Demand("{");
        while (!_tokens.Skip("}"))
        {
            if (_tokens.Current == "option")
            {
                _tokens.SkipStatement();
            }
            else if (!_tokens.Skip(";"))
            {
                ReadField(message, features, oneOf);
            }
        }
    }

    private void ReadField(ProtoMessage message, ProtoFeatures features, string? oneOf)
    {
        string label = _tokens.Current is "optional" or "required" or "repeated" ? _tokens.Current : "";
        if (label.Length > 0)
        {
            _tokens.Next();
        }

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
            message.LeftOut.Add($"the group {_tokens.Current}");
            _tokens.SkipStatement();
            return;
        }
        else if (type is "export" or "local" && _tokens.Current is "message" or "enum")
        {
            return;
        }

        string name = _tokens.TakeName();
        _tokens.Demand("=");
        int number = _tokens.TakeNumber();
        Dictionary<string, string> options = _tokens.Current == "[" ? ReadFieldOptions() : [];
        foreach ((string option, string value) in options)
        {
            features = option == "packed" ? features with { IsPacked = value == "true" } : features.With(option, value);
        }

        string presence = label.Length == 0 && key is null && oneOf is null ? features.Presence : label;
        string jsonName = options.GetValueOrDefault("json_name") ?? MakeJsonName(name);
        if (message.Add(new ProtoField(
            name, presence, key, type, number, jsonName, oneOf, features.IsPacked, features.IsDelimited)) is { } fault)
        {
            throw _tokens.Fault(fault);
        }

        _tokens.Demand(";");
    }

    // The compiler of Protocol Buffers makes the same name.
    private static string MakeJsonName(string name)
    {
        string[] words = name.Split('_');
        return words[0] + string.Concat(words.Skip(1).Where(word => word.Length > 0).Select(Names.Capitalize));
    }

    private Dictionary<string, string> ReadFieldOptions()
    {
        var options = new Dictionary<string, string>();
        int depth = 0;
        do
        {
            string token = _tokens.Current.Length == 0 ? throw _tokens.Fault("ends within the options of a field") : _tokens.Current;
            depth += token is "[" or "{" ? 1 : token is "]" or "}" ? -1 : 0;
            _tokens.Next();
            if (depth == 1 && _tokens.Skip("="))
            {
                options[token] = token == "json_name" ? _tokens.TakeText() : _tokens.Current;
            }
        }
        while (depth > 0);
        return options;
    }

    private void ReadEnum(string scope)
    {
        _tokens.Next();
        string name = _tokens.TakeName();
        var read = new ProtoEnum(scope.Length == 0 ? name : $"{scope}.{name}", name, []);
        AddName(read.FullName, _declared.TryAdd(read.FullName, read));
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
        if (!isNew || name.Length > LongestName)
        {
            throw _tokens.Fault(
                isNew ? $"declares a name of more than {LongestName:N0} letters with those around it" : $"declares {name} twice");
        }
    }
}

internal sealed record ProtoMessage(string FullName, string Name, List<ProtoField> Fields, List<string> LeftOut)
{
    private readonly HashSet<int> _numbers = [];
    private readonly HashSet<string> _names = new(StringComparer.OrdinalIgnoreCase);

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

        if (field.Names.Count(_names.Add) < field.Names.Length)
        {
            ProtoField other = Fields.First(one => one.Names.Intersect(field.Names, StringComparer.OrdinalIgnoreCase).Any());
            return other.Name == field.Name
                ? $"declares {FullName}.{field.Name} twice"
                : $"has fields of {FullName} that JSON cannot tell apart, {other.Name} and {field.Name}";
        }

        Fields.Add(field);
        return null;
    }
}

internal sealed record ProtoField(
    string Name, string Label, string? Key, string Type, int Number, string JsonName, string? OneOf, bool IsPacked, bool IsDelimited)
{
    public string[] Names => [.. new[] { Name, JsonName }.Distinct(StringComparer.OrdinalIgnoreCase)];
}

internal sealed record ProtoEnum(string FullName, string Name, List<(string Name, int Number)> Values);

using SerBench.Serializers.Emission;

namespace SerBench.Engine.Cells;

// Before any timing, each instance is encoded, decoded, compared in depth and encoded again.
public static class Verification
{
    public static CellRecord Check(Cell cell)
    {
        try
        {
            return cell.Model.Accept(new Checker(cell));
        }
        catch (UnsupportedValueException exception)
        {
            return CellRecord.Unsupported(cell.Id, exception.Message);
        }
        catch (Exception exception)
        {
            Exception cause = (exception as TypeInitializationException)?.InnerException ?? exception;
            return CellRecord.Failed(cell.Id, $"{cause.GetType().Name}: {cause.Message.Split('\n', 2)[0].TrimEnd()}");
        }
    }

    private sealed class Checker(Cell cell) : IModelVisitor<CellRecord>
    {
        private readonly MessageIdentity _identity = new(cell.Serializer, cell.Model);
        private readonly NullFolding _folding = new();

        public CellRecord Visit<T>(IModel<T> model)
        {
            Binding<T> binding = cell.Bind(model, out string? dictionary);
            if (binding.Codec is not { } codec)
            {
                return Dash(binding.Reason!.ToString());
            }

            if ((model as IOwnModel)?.Refuse(cell.Serializer, cell.Scenario.Name) is { } refused)
            {
                return Dash(refused.ToString());
            }

            // The second set stays unchanged, so it reveals an encoder that changes its argument.
            T[] values = cell.Create(model);
            T[] expected = cell.Create(model);
            var messages = new List<byte[]>(values.Length);
            var buffer = new EncodeBuffer();
            for (int i = 0; i < values.Length; i++)
            {
                byte[] message = EncodeFirst(model, codec, values, i, buffer);
                CellRecord? fault = codec switch
                {
                    IObjectCodec<T> objects => CheckObject(model, objects, expected[i], message, buffer),
                    IViewCodec<T> view => CheckView(view, expected[i], message),
                    _ => null,
                };
                fault ??= _identity.AreSame(codec.EncodeToArray(values[i], buffer), message)
                    ? null
                    : Failed("the same value gives other bytes when encoded again");
                if (fault is not null)
                {
                    return values.Length == 1 || fault.Status == CellStatus.Dash ? fault : Failed($"instance {i}: {fault.Reason}");
                }

                messages.Add(message);
            }

            if (CheckWorkload(model, codec, values, messages, out IReadOnlyList<Operation> native) is { } broken)
            {
                return broken;
            }

            if (_folding.Place is not null && _folding.FindLoss(values) is { } loss)
            {
                return Dash(loss);
            }

            string hash = _identity.HashOf(messages);
            CellId id = cell.Id;
            return new CellRecord(
                id.Serializer, id.Model, id.Scenario, CellStatus.Verified, null, codec.Shape, SizeRange.Of(messages), hash)
            {
                Dictionary = dictionary,
                Rigid = Qualities.IsTolerant(id.Serializer) ? RigidIn(typeof(T)) : null,
                Native = native.Count == 0 ? null : native,
                NullsChanged = _folding.Place is null ? null : _folding.Describe(values.Length),
                Compressed = cell.Serializer.Family == SerializerFamily.Compressed
                    ? new Dictionary<string, SizeRange>()
                    : CompressedSizes.Of(hash, messages, model is IOwnModel),
            };
        }

        private string? RigidIn(Type root)
        {
            var names = new SortedSet<string>(StringComparer.Ordinal);
            ShapeCheck.Find(root, value =>
            {
                bool isRigid = cell.Serializer is EmittedPeer { CopiesPadding: true } peer
                    && value is { Kind: Kind.Object, Type.IsValueType: true }
                    && BuiltInCode.Recipes.Single(recipe => recipe.Id == peer.Recipe).Takes(value);
                names.UnionWith(isRigid ? [CSharp.TitleOf(value.Type)] : []);
                return null;
            });
            return names.Count == 0 ? null : string.Join(", ", names);
        }

        private CellRecord? CheckObject<T>(IModel<T> model, IObjectCodec<T> codec, T expected, byte[] message, EncodeBuffer buffer)
        {
            byte[] input = [.. message];
            T decoded = codec.Decode(input);

            // Overwriting the input shows whether the decoded object refers to the caller's buffer.
            Array.Fill(input, (byte)0xAA);
            if (!model.AreEqual(expected, decoded))
            {
                if (!cell.Serializer.Traits.HasFlag(Traits.FoldsNull) || !_folding.Takes(expected, decoded))
                {
                    return Failed($"the decoded value differs from the one encoded{AtMember(model, expected, decoded)}");
                }

                // The call of Takes has copied decoded nulls and empties to `expected`. A difference is left if a member cannot be set.
                if (!model.AreEqual(expected, decoded))
                {
                    return Dash(_folding.Place is { } place ? $"{place}: null and empty are not told apart"
                        : $"{typeof(T).Name}: the library gives back another value{AtMember(model, expected, decoded)}");
                }
            }

            if (model.Touch(decoded) != model.Touch(expected))
            {
                return Failed("the checksum of the decoded value differs");
            }

            byte[] again = codec.EncodeToArray(decoded, buffer);
            return _identity.AreSame(again, message)
                || (cell.Serializer.Traits.HasFlag(Traits.Graph) && IsSettled(model, codec, expected, again, buffer))
                ? null
                : Failed("the decoded value gives other bytes when encoded");
        }

        // A decoder may use one object for all empty arrays, so a format with references writes other bytes, which must then stay the same.
        private bool IsSettled<T>(IModel<T> model, IObjectCodec<T> codec, T expected, byte[] again, EncodeBuffer buffer)
        {
            T decoded = codec.Decode(again);
            return model.AreEqual(expected, decoded)
                && _identity.AreSame(codec.EncodeToArray(decoded, buffer), again);
        }

        private static string AtMember<T>(IModel<T> model, T expected, T decoded) =>
            (model as IOwnModel<T>)?.FindDifference(expected, decoded) is { } path ? $": {path}" : "";

        private CellRecord? CheckView<T>(IViewCodec<T> codec, T expected, byte[] message) =>
            codec.Read(message) == codec.Expect(expected)
                ? null
                : Failed("the checksum of the values read in place differs");

        private CellRecord? CheckWorkload<T>(
            IModel<T> model, ICodec<T> codec, T[] values, List<byte[]> messages, out IReadOnlyList<Operation> native)
        {
            native = [];
            if (codec.Shape == CodecShape.SizeOnly)
            {
                return null;
            }

            IWorkload workload = codec.Prepare(values, model.Touch, (a, b) => model.AreEqual(a, b));
            if (_identity.HashOf(workload.Payloads) != _identity.HashOf(messages))
            {
                return Failed("the measured loop has other bytes than the codec");
            }

            native = [.. new[] { Operation.Stream, Operation.Pipe }.Where(workload.IsNative)];
            workload.Run(Operation.Decode, values.Length);
            ulong expected = ExpectedTouch.Of(cell.Serializer, model, codec, values[^1]);
            return workload.TouchLast() == expected
                ? null
                : Failed("the checksum after the measured loop differs");
        }

        private byte[] EncodeFirst<T>(IModel<T> model, ICodec<T> codec, T[] values, int index, EncodeBuffer buffer)
        {
            try
            {
                return codec.EncodeToArray(values[index], buffer);
            }
            catch (UnsupportedValueException exception)
            {
                T spare = cell.Create(model)[index];
                throw Culprit.Find(codec, spare) is { } path ? new UnsupportedValueException($"{path}: {exception.Message}") : exception;
            }
        }

        private CellRecord Dash(string reason) => CellRecord.Unsupported(cell.Id, reason);

        private CellRecord Failed(string fault) => CellRecord.Failed(cell.Id, fault);
    }
}

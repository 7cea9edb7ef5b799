namespace SerBench.Benchmarks.Features.Counts;

internal sealed class Stepper(MarkPage page)
{
    // A single step executes one repetition of an instruction with a repeat prefix. After this many steps, a breakpoint behind the
    // instruction replaces further steps.
    private const int FewRepetitions = 8;

    // The first operations are not counted, because the runtime still resolves their calls.
    private const int LeftOut = 2;

    private const int Samples = 64;
    private const int FewSamples = 8;
    private const int LongOperation = 20_000;
    private const int LongestOperation = 500_000;

    private int _thread;
    private nint _last;
    private int _repetitions;
    private bool _isDisturbed;
    private bool _hasBreakpoints;

    public SteppedLoop Count(long loop)
    {
        _thread = (int)page.Thread;
        page.Mark = 0;
        page.Times = LeftOut + Samples;
        Ptrace.Seize(_thread);
        _hasBreakpoints = Ptrace.HasBreakpoints(_thread);
        Volatile.Write(ref page.Released, loop);
        var counts = new List<long>();
        int wanted = Samples;
        (long mark, long count, int signal) = (0, 0, 0);
        while (counts.Count < LeftOut + wanted)
        {
            int stop = Ptrace.Step(_thread, signal);
            _isDisturbed |= signal != 0;
            signal = stop == Ptrace.Trap ? 0 : stop;
            count += IsNew() ? 1 : 0;
            if (page.Mark == mark)
            {
                if (count > LongestOperation)
                {
                    Ptrace.Detach(_thread);
                    return new SteppedLoop([], $"one operation takes more than {LongestOperation} instructions");
                }

                continue;
            }

            mark = page.Mark;
            if (mark % 2 == 0)
            {
                counts.Add(count);
                wanted = counts.Count == LeftOut && count > LongOperation ? FewSamples : wanted;
            }

            count = 0;
        }

        Ptrace.Detach(_thread);
        return new SteppedLoop(counts[LeftOut..], _isDisturbed ? "a signal came in between" : null);
    }

    private bool IsNew()
    {
        nint pointer = Ptrace.PointerOf(_thread);
        if (pointer != _last)
        {
            (_last, _repetitions) = (pointer, 0);
            return true;
        }

        if (++_repetitions == FewRepetitions && _hasBreakpoints
            && RepeatedInstruction.LengthOf(Ptrace.CodeAt(_thread, pointer)) is { } length)
        {
            Ptrace.RunTo(_thread, pointer + length);
            (_last, _repetitions) = (pointer + length, 0);
        }

        return false;
    }
}

internal sealed record SteppedLoop(IReadOnlyList<long> Counts, string? Fault);

internal static class RepeatedInstruction
{
    private const byte RepeatNotEqual = 0xF2;
    private const byte Repeat = 0xF3;

    // 0x66 and 0x67 change the sizes of operands and addresses.
    private static readonly byte[] Prefixes = [0x66, 0x67, RepeatNotEqual, Repeat];

    /// <param name="code">the first eight bytes of an instruction.</param>
    public static int? LengthOf(nint code)
    {
        byte[] bytes = BitConverter.GetBytes((long)code);
        int length = bytes.TakeWhile(Prefixes.Contains).Count();
        bool isRepeated = bytes.Take(length).Any(prefix => prefix is Repeat or RepeatNotEqual);
        length += bytes[length] is >= 0x40 and <= 0x4F ? 1 : 0;
        return isRepeated && bytes[length] is (>= 0xA4 and <= 0xA7) or (>= 0xAA and <= 0xAF) ? length + 1 : null;
    }
}

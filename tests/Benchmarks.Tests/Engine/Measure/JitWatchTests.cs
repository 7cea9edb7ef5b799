namespace SerBench.Benchmarks.Tests.Engine.Measure;

public class JitWatchTests
{
    // The watch itself has methods to compile when a process uses it first. They are no pass of the JIT over the code.
    [Fact]
    public void First_calls_are_no_pass_of_the_jit() =>
        Assert.Equal(820, DoneAt((1, 4), (2, 6), (14, 7), (338, 12), (350, 28), (470, 60)));

    [Fact]
    public void Code_that_is_never_compiled_again_is_done_after_the_long_quiet_time() => Assert.Equal(715, DoneAt((1, 4), (15, 7)));

    [Fact]
    public void Passes_may_follow_after_two_pauses() => Assert.Equal(1030, DoneAt((1, 4), (120, 40), (340, 80), (555, 120), (680, 140)));

    [Fact]
    public void A_method_that_takes_long_to_compile_keeps_a_thread_busy()
    {
        var watch = new JitWatch(0, TimeSpan.Zero);
        int done = Enumerable.Range(1, 8_000).First(ms => watch.IsDone(
            TimeSpan.FromMilliseconds(ms), ms < 120 ? 0 : 10, TimeSpan.FromMilliseconds(ms + Math.Clamp(ms - 200, 0, 500))));
        Assert.Equal(1_050, done);
    }

    [Fact]
    public void Threads_that_collect_all_the_time_do_not_keep_it_waiting()
    {
        var watch = new JitWatch(0, TimeSpan.Zero);
        Assert.Equal(1_700, Enumerable.Range(1, 8_000).First(ms =>
            watch.IsDone(TimeSpan.FromMilliseconds(ms), ms < 200 ? 4 : 30, TimeSpan.FromMilliseconds(1.6 * ms))));
    }

    // The millisecond at which the JIT is done, if it has compiled so many methods from those milliseconds on. One thread is busy.
    private static int DoneAt(params (int Millisecond, int Methods)[] passes)
    {
        var watch = new JitWatch(0, TimeSpan.Zero);
        return Enumerable.Range(1, 8_000).First(ms => watch.IsDone(
            TimeSpan.FromMilliseconds(ms), passes.LastOrDefault(pass => pass.Millisecond <= ms).Methods, TimeSpan.FromMilliseconds(ms)));
    }
}
